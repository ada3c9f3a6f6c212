import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/browser/free-port.ts';
import { root } from '#tests/support/run/step.ts';

/** nginx in front of a shop, with the site that the documentation recommends. */
export interface Front {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly certificate: string;
  /** Connections that nginx has opened to the shop so far. */
  connections(): number;
  stop(): Promise<void>;
}

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', 'nginx'];

const findNginx = (): string => {
  const found = nginx.find((path) => {
    try {
      execFileSync(path, ['-v'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Error('nginx was not found. Install it (Debian: apt-get install nginx-light).');
  return found;
};

/** Replaces the machine-specific parts; throws if one of the texts is missing. */
const replaced = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`docs/nginx.conf has no "${from}".`);
    return all.replaceAll(from, to);
  }, text);

/** Forwards nginx's connections to the shop and counts them. */
const countConnections = async (shopPort: number): Promise<{ server: Server; port: number; count: () => number }> => {
  let count = 0;
  const port = await freePort();
  const server = createServer((socket) => {
    count += 1;
    const to = connect(shopPort, '127.0.0.1');
    socket.pipe(to).pipe(socket);
    socket.on('error', () => to.destroy());
    to.on('error', () => socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { server, port, count: () => count };
};

export interface FrontOptions {
  /** False: HTTP/1.1 over TLS, for comparison. */
  readonly isHttp2?: boolean;
  /** The calls that a client may make, as nginx writes it; by default a limit that even a slow machine exceeds. */
  readonly rate?: string;
}

/** Starts nginx with docs/nginx.conf, but with other ports and a self-signed certificate. */
export const startFront = async (
  shopPort: number,
  { isHttp2 = true, rate = '1r/m' }: FrontOptions = {},
): Promise<Front> => {
  const program = findNginx();
  const home = mkdtempSync(join(tmpdir(), 'front-'));
  // nginx's worker runs as another user, and must reach these folders.
  chmodSync(home, 0o755);
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(home, name), { mode: 0o777 });
  const certificate = join(home, 'shop.pem');
  const key = join(home, 'shop.key');
  const self = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=shop.example'];
  const names = ['-addext', 'subjectAltName=DNS:shop.example', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...self, ...names], { stdio: 'pipe' });

  const counted = await countConnections(shopPort);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const site = replaced(readFileSync(join(root, 'docs/nginx.conf'), 'utf8'), [
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen ${httpPort};`],
    ['listen 443 ssl http2;', `listen ${httpsPort} ssl${isHttp2 ? ' http2' : ''};`],
    ['server 127.0.0.1:4173;', `server 127.0.0.1:${counted.port};`],
    ['/etc/ssl/shop.example.pem', certificate],
    ['/etc/ssl/shop.example.key', key],
    ['rate=40r/s', `rate=${rate}`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(home, name.replace('client_', ''))};`)
    .join(' ');
  const file = join(home, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${join(home, 'pid')}; error_log stderr error;
     events { worker_connections 512; }
     http { access_log off; gzip on; ${temporary}\n${site}\n}`,
  );
  const child = spawn(program, ['-p', home, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
    counted.server.close();
    rmSync(home, { recursive: true, force: true });
  };
  while (!(await isOpen(httpsPort))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  return { httpPort, httpsPort, certificate: readFileSync(certificate, 'utf8'), connections: counted.count, stop };
};

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
