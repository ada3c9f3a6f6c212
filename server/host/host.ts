import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { createStoreFetch } from './store-fetch.ts';
import { createDocumentMaker } from './document.ts';
import type { HostOptions } from './host-options.ts';
import { inlineDigestsOf } from './inline-digests.ts';
import { readPageBuild } from './page-build.ts';
import { sendMissing, servePages } from './pages.ts';
import { serveSearchEngineFiles } from './search-engine-files.ts';
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts';
import { serveBuild } from './build-routes.ts';
import { serveManifest } from './manifest.ts';
import { answerShares } from './shares.ts';
import { serveFiles, serveRetainedAssets } from './static-files.ts';
import { WrongEnvironment } from '#server/start-failure.ts';
import { createRenderer, loadRenderEntry } from '#server/host/views/render.ts';
import { inOwnWords } from '#server/host/words/own-words.ts';

/**
 * Serves everything that the store API does not: files, pictures, rendered views, redirects, sitemaps and the public
 * configuration. Register it on the app that `createStore` made.
 */
export const host = async (app: FastifyInstance, options: HostOptions): Promise<void> => {
  const { publicUrl: origin, root } = options;
  const { entry, configuration, replaced } = await loadRenderEntry(
    join(root, 'dist/render/render.js'),
    options.configuration,
  );
  const build = inOwnWords(readPageBuild(join(root, 'dist/page')), replaced);
  const storeFetch = createStoreFetch(app, configuration);
  const colours = entry.storeColourCss(configuration.colours);
  if (colours.rejected.length > 0)
    throw new WrongEnvironment(colours.rejected.map((wrong) => `STORE_COLOURS: ${wrong}`));
  const documents = createDocumentMaker(build, { configuration, storeCss: colours.css, origin });
  const render = createRenderer(entry, documents, { configuration, origin });
  const headers = commonHeaders(options);

  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
  app.get('/configuration.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(configuration));
  serveSearchEngineFiles(app, options, storeFetch);
  serveBuild(app, build.build, options, contentSecurityPolicy(options, inlineDigestsOf(build.shell)));
  serveManifest(app, options, storeFetch);
  await answerShares(app);
  await serveFiles(app, options);
  await serveRetainedAssets(app, build.build.id, options);
  app.setNotFoundHandler((_, reply) => sendMissing(reply));
  servePages(app, { options: { ...options, configuration }, documents, render, storeFetch });
};
