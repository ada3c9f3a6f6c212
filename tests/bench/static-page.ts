/** The yardstick: a handwritten product page with inline styles, one picture and no script at all. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from '#tests/support/run/step.ts';

const picture = readFileSync(join(root, 'server/media/pictures/bolt-zinc-800.avif'));

const rows = [20, 30, 40, 50, 60, 70, 80, 100, 120, 140].map((length, at) => {
  const price = (0.18 + at * 0.035).toFixed(2);
  const many = (0.15 + at * 0.03).toFixed(2);
  return `<tr><th scope="row">M8 × ${length}</th><td>HB-M8-${length}</td><td>£${price}</td><td>£${many}</td><td>In stock</td><td><input type="number" min="0" value="0" aria-label="Quantity, M8 × ${length}"></td></tr>`;
});

const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hex bolt M8, zinc plated</title>
<meta name="description" content="Hex bolts M8 of grade 8.8, zinc plated, in lengths from 20 to 140 mm.">
<link rel="icon" href="data:,">
<style>
*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#16211e;background:#eff2f1}
header,footer{padding:16px;background:#fff;border-block:1px solid #d3dad7}header a{font-weight:700;color:inherit}
nav ul{display:flex;gap:16px;margin:8px 0 0;padding:0;list-style:none}nav a{display:inline-block;padding:12px 0;color:#0b5d4b}
main{max-width:72rem;margin:0 auto;padding:16px}.top{display:grid;gap:24px}img{display:block;max-width:100%;height:auto;background:#fff}
h1{margin:0 0 8px;font-size:1.75rem;line-height:1.2}.table{overflow-x:auto;background:#fff}table{width:100%;border-collapse:collapse}
th,td{padding:8px;border-bottom:1px solid #d3dad7;text-align:left;white-space:nowrap}input{width:5rem;height:48px;font:inherit}
button{min-height:48px;margin-top:16px;padding:0 24px;font:inherit;font-weight:700;color:#fff;background:#0b5d4b;border:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}dd{margin:0}@media(min-width:48rem){.top{grid-template-columns:400px 1fr}}
</style>
</head>
<body>
<header><a href="/">Tradecounter</a><nav aria-label="Shop"><ul><li><a href="/store">Store</a></li><li><a href="/blog">Blog</a></li><li><a href="/cart">Cart</a></li></ul></nav></header>
<main>
<div class="top">
<img src="/bolt.avif" width="400" height="400" alt="Hex bolt, zinc plated" fetchpriority="high">
<div><h1>Hex bolt M8, zinc plated</h1>
<p>Part threaded hex head bolts of grade 8.8 for steelwork, frames and machinery. Zinc plated against rust indoors. Sold one by one or by the box, with lower prices from a hundred.</p>
<dl><dt>Thread</dt><dd>M8 × 1.25</dd><dt>Grade</dt><dd>8.8</dd><dt>Across flats</dt><dd>13 mm</dd><dt>Standard</dt><dd>DIN 931</dd></dl></div>
</div>
<form><div class="table"><table><thead><tr><th scope="col">Size</th><th scope="col">Code</th><th scope="col">1+</th><th scope="col">100+</th><th scope="col">Stock</th><th scope="col">Quantity</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>
<button type="submit">Add to cart</button></form>
</main>
<footer><p>Prices without VAT. Ordered before four, delivered the next working day.</p></footer>
</body>
</html>`;

const page = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Serves the page at any address of a free port. */
export async function startStaticPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('User-agent: *\nAllow: /\n');
    } else if (request.url?.endsWith('.avif')) {
      response
        .writeHead(200, { 'Content-Type': 'image/avif', 'Cache-Control': 'public, max-age=31536000, immutable' })
        .end(picture);
    } else {
      response
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Encoding': 'br',
          'Cache-Control': 'no-cache',
        })
        .end(page);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
