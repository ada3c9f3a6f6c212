import { htmlText } from '#server/api/http/html-text.ts';

/** An email as an HTML page: one column that fits a phone, readable without its styles, in light and dark. */
export const emailPage = ({
  title,
  lines,
  link,
  storeName,
}: {
  readonly title: string;
  /** Paragraphs of plain text; one that consists of the link becomes a button. */
  readonly lines: readonly string[];
  /** The store's own link, the only one: an address in a text that somebody typed is no link. Null for none. */
  readonly link: string | null;
  readonly storeName: string;
}): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${htmlText(title)}</title>
<style>
body { margin: 0; padding: 24px 16px; background: #eff2f1; color: #16201d; }
main { max-width: 36rem; margin: 0 auto; padding: 24px; background: #ffffff; border-top: 3px solid #0d5c63; }
p { margin: 0 0 16px; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Arial, sans-serif; overflow-wrap: anywhere; }
.name { font-weight: 700; font-size: 20px; }
.small { margin: 0 0 16px; font-size: 14px; color: #4a5652; }
a { color: #0d5c63; }
a.button { display: inline-block; padding: 12px 20px; background: #0d5c63; color: #ffffff; font-weight: 600; text-decoration: none; }
@media (prefers-color-scheme: dark) {
body { background: #0e1413; color: #e6ecea; }
main { background: #161e1c; border-color: #4fb0b8; }
a { color: #7fd0d6; }
.small { color: #aab5b1; }
a.button { background: #7fd0d6; color: #0e1413; }
}
</style>
</head>
<body>
<main>
<p class="name">${htmlText(storeName)}</p>
${lines.map((line) => paragraph(line, link)).join('\n')}
<p class="small">${htmlText(storeName)}</p>
</main>
</body>
</html>
`;

const paragraph = (line: string, link: string | null): string => {
  const text = htmlText(line).replaceAll('\n', '<br>');
  if (link === null) return `<p>${text}</p>`;
  const url = htmlText(link);
  const anchor = `<a href="${url}">${url}</a>`;
  if (line === link)
    return `<p><a class="button" href="${url}">Open in the shop</a></p>\n<p class="small">${anchor}</p>`;
  return `<p>${text.split(url).join(anchor)}</p>`;
};
