import { Link } from '@tanstack/react-router';
import { useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { NearPart } from '#ui/near-part.tsx';
import { footerWording as words } from '#wording/footer.ts';
import { pageTitles, shellWording } from '#wording/shell.ts';

type FooterLink = readonly [to: string, text: string];

const help: readonly FooterLink[] = [
  ['/contact-us', words.contactUs],
  ['/deliveries', words.deliveries],
  ['/returns', words.returns],
  ['/faq', words.faq],
  ['/support', words.support],
];
const store: readonly FooterLink[] = [
  ['/about-us', words.about],
  ['/blog/list', words.guides],
  ['/terms-and-conditions', words.terms],
  ['/policies', words.policies],
  ['/privacy-policy', words.privacy],
  ['/cookies-settings', words.cookies],
];
const account: readonly FooterLink[] = [
  ['/account/orders', shellWording.orders],
  ['/favorites', shellWording.lists],
  ['/sync', pageTitles.sync],
  ['/auth/register', words.register],
];

export function Footer() {
  const settings = useStoreSettings();
  const { isSignedIn } = useShop();
  return (
    <footer className="foot" data-print="hide">
      <div className="wrap foot-columns">
        <Column title={words.help} links={help} />
        <Column title={words.store} links={store} />
        <Column
          title={words.account}
          links={isSignedIn ? account.filter(([to]) => to !== '/auth/register') : account}
        />
        <section>
          <h2>{words.contact}</h2>
          {settings === undefined ? null : (
            <ul>
              <li>
                <a href={`tel:${settings.supportPhone.replaceAll(' ', '')}`}>{settings.supportPhone}</a>
              </li>
              <li>
                <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
              </li>
            </ul>
          )}
        </section>
      </div>
      <div className="wrap foot-end">
        <NearPart load={loadMarks} className="foot-marks" props={{}} />
        {import.meta.env.SHOP_VERSION === undefined ? null : (
          <p className="foot-version">{words.version(import.meta.env.SHOP_VERSION)}</p>
        )}
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const loadMarks = async () => (await import('./footer-marks.tsx')).FooterMarks;
