import { paymentMarks, socialMarks } from './brand-paths.ts';
import './brand-marks.css';

/** Payment brands that have a mark. */
export type PaymentBrand = keyof typeof paymentMarks;

/** Social networks that have a mark. */
export type SocialPlace = keyof typeof socialMarks;

const allPayment: readonly PaymentBrand[] = ['visa', 'mastercard', 'paypal', 'americanExpress', 'dinersClub'];

function Mark({ path }: { path: string }) {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** Payment brands as named marks; `label` names the list. */
export function PaymentMarks({ label, brands = allPayment }: { label: string; brands?: readonly PaymentBrand[] }) {
  return (
    <ul className="brand-marks" aria-label={label}>
      {brands.map((brand) => (
        <li key={brand} className="payment-mark" title={paymentMarks[brand][0]}>
          <Mark path={paymentMarks[brand][1]} />
          <span className="vh">{paymentMarks[brand][0]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Links to the store's social profiles; `label` names the list. */
export function SocialLinks({
  label,
  links,
}: {
  label: string;
  links: ReadonlyArray<{ place: SocialPlace; href: string }>;
}) {
  return (
    <ul className="brand-marks" aria-label={label}>
      {links.map(({ place, href }) => (
        <li key={place}>
          <a className="social-link" href={href} rel="noreferrer">
            <Mark path={socialMarks[place][1]} />
            {socialMarks[place][0]}
          </a>
        </li>
      ))}
    </ul>
  );
}
