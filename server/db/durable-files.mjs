import { NodeFS } from '@electric-sql/pglite/nodefs';
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';

/**
 * PGlite's file system plus the one thing it omits: a commit waits until its log is on disk, so that neither a killed process nor a power
 * cut loses an acknowledged write.
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
  // Emscripten's types omit the file systems.
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
