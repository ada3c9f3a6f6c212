interface AllowedHtml {
  readonly tags: readonly string[];
  /** By tag. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Besides paths of the shop itself, where links may lead. */
  readonly linkSchemes: readonly string[];
  /** What a link to another site says of itself: that site learns nothing of this window. */
  readonly awayRel: string;
}

/** What editors' HTML may hold, for the store that cleans it before it is sent and the page that cleans it before it is shown. */
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

/** A path of the shop itself, which no browser takes for another site. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(withoutControls(address));

/** An address that leaves the site. */
export const isAway = (address: string): boolean => /^https?:/i.test(withoutControls(address));

/** Browsers overlook these anywhere in an address. */
const withoutControls = (address: string): string => address.trim().replaceAll(/[\t\n\r]/g, '');
