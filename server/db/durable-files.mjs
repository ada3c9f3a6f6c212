import { NodeFS } from '@electric-sql/pglite/nodefs';
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';

/**
 * PGlite's folder on disk, with the one thing its own file system leaves out: a commit waits until the disk has the
 * log, so that neither a killed process nor a power cut takes back what was acknowledged.
 */
export class DurableFiles extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), answerFsync] } };
  }
}

/** @param {{ FS: unknown }} postgres */
function answerFsync(postgres) {
  // Emscripten's types do not tell what a file system is made of.
  const { filesystems } = /** @type {{ filesystems: { NODEFS: NodeFiles } }} */ (postgres.FS);
  const files = filesystems.NODEFS;
  files.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
    else syncFolder(files.realPath(stream.node));
    return 0;
  };
}

/** @param {string} path */
function syncFolder(path) {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/**
 * @typedef {{ nfd?: number, node: unknown }} Stream
 * @typedef {{ stream_ops: { fsync?: (stream: Stream) => number }, realPath: (node: unknown) => string }} NodeFiles
 */
