/** Writes brand-marks.tsx from simple-icons: run `npx tsx tools/brand/make-brand-marks.ts`. */
import { writeFile } from 'node:fs/promises';
import * as marks from 'simple-icons';

const brands = {
  payment: [
    ['visa', 'Visa', marks.siVisa],
    ['mastercard', 'Mastercard', marks.siMastercard],
    ['paypal', 'PayPal', marks.siPaypal],
    ['americanExpress', 'American Express', marks.siAmericanexpress],
    ['dinersClub', 'Diners Club', marks.siDinersclub],
  ],
  social: [
    ['instagram', 'Instagram', marks.siInstagram],
    ['tiktok', 'TikTok', marks.siTiktok],
    ['facebook', 'Facebook', marks.siFacebook],
    ['youtube', 'YouTube', marks.siYoutube],
  ],
} as const;

function table(kind: keyof typeof brands): string {
  return brands[kind].map(([name, label, mark]) => `  ${name}: ['${label}', '${mark.path}'],`).join('\n');
}

await writeFile(
  new URL('../../src/ui/brand/brand-paths.ts', import.meta.url),
  `// Written by make-brand-marks.ts from Simple Icons (https://simpleicons.org), CC0-1.0. The marks belong to their owners.

/** Ways to pay: the name to read, and the path of a 24-unit mark. */
export const paymentMarks = {
${table('payment')}
} as const satisfies Record<string, readonly [label: string, path: string]>;

/** Places to follow the store: the name to read, and the path of a 24-unit mark. */
export const socialMarks = {
${table('social')}
} as const satisfies Record<string, readonly [label: string, path: string]>;
`,
);
