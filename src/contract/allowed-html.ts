interface AllowedHtml {
  readonly tags: readonly string[];
  /** By tag. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** URL schemes that links may use, besides paths within the shop. */
  readonly linkSchemes: readonly string[];
  /** The `rel` of links to other sites, so that they learn nothing about this window. */
  readonly awayRel: string;
}

/** What editors' HTML may contain: used by the store, which sanitises it before sending, and by the page, before showing it. */
export const allowedHtml: AllowedHtml = {
  tags: (
    'h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd a abbr b code em i kbd mark s small span strong sub sup ' +
    'time figure figcaption img table caption thead tbody tfoot tr th td'
  ).split(' '),
  attributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  linkSchemes: ['https', 'http', 'mailto', 'tel'],
  awayRel: 'noopener noreferrer',
};

/** An address that leaves the site. */
export const isAway = (address: string): boolean => /^https?:/i.test(withoutControls(address));

/** Browsers ignore these characters anywhere in a URL. */
const withoutControls = (address: string): string => address.trim().replaceAll(/[\t\n\r]/g, '');
