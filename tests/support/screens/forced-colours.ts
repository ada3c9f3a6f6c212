import type { Page } from 'playwright';

/** What is wrong with a screen in forced colours, where the browser drops the store's backgrounds, shadows and colours. */
export const forcedColourFindings = async (page: Page, name: string): Promise<string[]> => {
  const findings = await page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const found = new Set<string>();
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const colours = new Map<string, Colour>();
    const read = (text: string): Colour => {
      const known = colours.get(text);
      if (known !== undefined || canvas === null) return known ?? [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = '#000';
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const colour = [red, green, blue, alpha / 255] as const;
      colours.set(text, colour);
      return colour;
    };
    const lightness = ([red, green, blue]: Colour): number => {
      const part = (value: number) => (value <= 10.3 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    };
    const contrast = (one: Colour, other: Colour): number => {
      const [low = 0, high = 0] = [lightness(one), lightness(other)].toSorted((a, b) => a - b);
      return one[3] < 0.5 ? 1 : (high + 0.05) / (low + 0.05);
    };
    const styleOf = (part: Element, pseudo?: string) => getComputedStyle(part, pseudo);
    /** The background colour behind a part. */
    const groundOf = (part: Element | null): Colour => {
      for (let at = part; at !== null; at = at.parentElement) {
        const ground = read(styleOf(at).backgroundColor);
        if (ground[3] > 0.5) return ground;
      }
      const page = document.createElement('p');
      page.style.backgroundColor = 'Canvas';
      document.body.append(page);
      const ground = read(styleOf(page).backgroundColor);
      page.remove();
      return ground;
    };
    const isSeen = (part: Element): boolean => {
      const { width, height } = part.getBoundingClientRect();
      return (
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        width > 2 &&
        height > 2 &&
        part.closest('.vh, [inert]') === null &&
        !styleOf(part).clipPath.startsWith('inset(50%')
      );
    };
    const nameOf = (part: Element): string =>
      `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''} ${JSON.stringify((part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 30))}`;
    const sides = ['top', 'right', 'bottom', 'left'] as const;
    const isLine = (style: CSSStyleDeclaration, at: string, ground: Colour): boolean =>
      Number.parseFloat(style.getPropertyValue(`${at}-width`)) >= 1 &&
      !['none', 'hidden'].includes(style.getPropertyValue(`${at}-style`)) &&
      contrast(read(style.getPropertyValue(`${at}-color`)), ground) >= 3;
    /** The borders, outlines, underlines and backgrounds that set an element apart from others; its font weight does not count. */
    const cueOf = (part: Element): string =>
      [undefined, '::before', '::after']
        .flatMap((pseudo) => {
          const style = styleOf(part, pseudo);
          if (pseudo !== undefined && style.content === 'none') return [];
          const ground = groundOf(part.parentElement);
          const lines = [...sides.map((side) => `border-${side}`), 'outline'].map((at) =>
            isLine(style, at, ground) ? `${at} ${style.getPropertyValue(`${at}-width`)}` : '',
          );
          const ownGround = read(style.backgroundColor);
          return [
            ...lines,
            style.textDecorationLine,
            ownGround[3] > 0.5 && contrast(ownGround, ground) >= 1.5 ? style.backgroundColor : '',
          ];
        })
        .join('|');

    const controls = [
      ...document.querySelectorAll(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(> .vh), [role=option], [role=spinbutton], [role=gridcell] [role=button]',
      ),
    ].filter(isSeen);
    const plain = document.createElement('p');
    document.body.append(plain);
    const plainText = styleOf(plain).color;
    plain.remove();

    for (const control of controls) {
      const style = styleOf(control);
      const ground = groundOf(control.parentElement);
      const own = read(style.backgroundColor);
      const hasOwnGround = own[3] > 0.5 && contrast(own, ground) >= 3;
      const hasLine = [...sides.map((side) => `border-${side}`), 'outline'].some((at) => isLine(style, at, ground));
      const isUnderlined = [control, ...control.querySelectorAll('*')].some((part) =>
        styleOf(part).textDecorationLine.includes('underline'),
      );
      const isNative = style.appearance !== 'none' && control.matches('input, select, textarea, progress');
      const hasPicture = [...control.querySelectorAll('svg, img')].some(isSeen);
      const hasMark = control.matches('summary') && isLine(styleOf(control, '::after'), 'border-bottom', ground);
      // A system colour other than plain text's, as links have.
      const isColoured = style.color !== plainText && contrast(read(style.color), ground) >= 4.5;
      const group = control.closest(
        '.qty, .segmented, .search-box-field, .date-range-box, [role=listbox], [role=grid]',
      );
      const isInGroup = group !== null && group !== control;
      if (!(hasLine || hasOwnGround || isUnderlined || isNative || hasPicture || hasMark || isColoured || isInGroup)) {
        found.add(`not seen as a control: ${nameOf(control)}`);
      }
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (holder === null || (text.textContent ?? '').trim() === '' || !isSeen(holder)) continue;
      if (holder.closest('option, script, style, noscript') !== null) continue;
      if (contrast(read(styleOf(holder).color), groundOf(holder)) < 4.5) found.add(`words not seen: ${nameOf(holder)}`);
    }

    for (const icon of [...document.querySelectorAll('svg')].filter(isSeen)) {
      const drawn = [...icon.querySelectorAll('path, rect, circle, line, polyline, polygon, ellipse')];
      const ground = groundOf(icon);
      const isDrawn = drawn.some((shape) => {
        const { fill, stroke } = styleOf(shape);
        return [fill, stroke].some((colour) => colour !== 'none' && contrast(read(colour), ground) >= 3);
      });
      if (drawn.length > 0 && !isDrawn) found.add(`icon not seen: ${nameOf(icon.parentElement ?? icon)}`);
    }

    /** Selectors of chosen elements, and of the others, which must look different. */
    const chosen: readonly (readonly [chosen: string, others: string])[] = [
      ['.account-nav [aria-current=page]', 'a:not([aria-current])'],
      ['.bottom-bar [data-status=active]', 'a:not([data-status=active])'],
      ['.page-link[aria-current]', '.page-link:not([aria-current])'],
      ['[aria-pressed=true]', '[aria-pressed=false], .btn:not([aria-pressed])'],
      ['[role=option][aria-selected=true]', '[role=option]:not([aria-selected=true])'],
      ['[role=gridcell] [data-selected]', '[role=gridcell] [role=button]:not([data-selected])'],
      ['.segment:has(:checked)', '.segment:not(:has(:checked))'],
      ['.chip[aria-current]', '.chip:not([aria-current])'],
      ['[data-sought]:is(tr, li)', ':is(tr, li):not([data-sought])'],
      ['tr[data-marked], li[data-marked]', ':is(tr, li):not([data-marked])'],
      ['[data-applies]', ':not([data-applies])'],
      ['.step[data-state=current] .step-number', '.step:not([data-state=current]) .step-number'],
      ['.timeline > li:last-child', '.timeline > li'],
      ['.password-strength-bar > [data-filled]', '.password-strength-bar > :not([data-filled])'],
      ['.pad-line[data-state=good]', '.pad-line:not([data-state])'],
    ];
    for (const [is, isNot] of chosen) {
      for (const part of [...document.querySelectorAll(is)].filter(isSeen)) {
        const groups = [
          '[role=grid]',
          '.steps',
          'ul, ol, tbody, tr, nav, fieldset, .listing-bar, .password-strength-bar',
        ];
        const around = groups.map((group) => part.parentElement?.closest(group)).find((group) => group);
        const other = [...(around?.querySelectorAll(isNot) ?? [])].find(
          (one) => one !== part && one.tagName === part.tagName && isSeen(one) && !one.contains(part),
        );
        if (other === undefined) continue;
        const all = (one: Element) =>
          cueOf(one) + (one.matches('tr') && one.firstElementChild ? cueOf(one.firstElementChild) : '');
        if (all(part) === all(other)) found.add(`chosen, and looks like what is not: ${nameOf(part)}`);
      }
    }
    for (const box of document.querySelectorAll('input:is([type=checkbox], [type=radio]):not(.vh)')) {
      if (isSeen(box) && styleOf(box).appearance === 'none')
        found.add(`a tick that is drawn by grounds: ${nameOf(box)}`);
    }

    for (const line of [...document.querySelectorAll('.skeleton-line')].filter(isSeen)) {
      if (!isLine(styleOf(line, '::before'), 'border-top', groundOf(line))) found.add('a placeholder without its bars');
    }

    for (const bar of [...document.querySelectorAll('progress')].filter(isSeen)) {
      if (styleOf(bar).appearance === 'none') found.add(`a bar that is drawn by grounds: ${nameOf(bar)}`);
    }
    for (const track of [...document.querySelectorAll('.meter-track')].filter(isSeen)) {
      const ground = groundOf(track.parentElement);
      const bar = track.firstElementChild;
      if (!isLine(styleOf(track), 'outline', ground)) found.add('a meter without an edge');
      if (bar !== null && contrast(read(styleOf(bar).backgroundColor), ground) < 3)
        found.add('a meter without its bar');
    }
    const levels = new Map<string, string>();
    for (const mark of [...document.querySelectorAll('.stock[data-level]')].filter(isSeen)) {
      const style = styleOf(mark, '::before');
      const level = mark.getAttribute('data-level') ?? '';
      if (!isLine(style, 'border-top', groundOf(mark))) found.add(`a stock mark that is not seen: ${level}`);
      if (level === 'in' && contrast(read(style.backgroundColor), groundOf(mark)) < 3) {
        found.add('a stock mark that is not filled: in');
      }
      levels.set(level, `${style.backgroundColor} ${style.backgroundImage} ${style.borderTopStyle}`);
    }
    if (new Set(levels.values()).size < levels.size)
      found.add(`stock levels look the same: ${[...levels.keys()].join()}`);
    return [...found];
  });
  return findings.map((finding) => `${name}: ${finding}`);
};
