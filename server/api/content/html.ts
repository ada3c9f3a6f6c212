import sanitize from 'sanitize-html';

const options: sanitize.IOptions = {
  allowedTags: (
    'h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd a abbr b code em i kbd mark s small span strong sub sup ' +
    'time figure figcaption img table caption thead tbody tfoot tr th td'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // The page already has its h1.
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** Editors' HTML reduced to text markup: no scripts, styles, frames, forms or handlers. */
export const sanitiseHtml = (html: string): string => sanitize(html, options);

/** A link's address: a path on this store, another site, mail or telephone; anything else is null. */
export const safeUrl = (url: string | null): string | null => {
  if (url === null) return null;
  const trimmed = url.trim();
  if (/^\/(?![/\\])/.test(trimmed) || trimmed.startsWith('#')) return trimmed;
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(trimmed) ? trimmed : null;
};
