import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { customerQuery } from '#features/account/account-queries.ts';
import { ContactForm } from '#features/content/contact-form.tsx';
import { pageQuery } from '#features/content/content-queries.ts';
import { PageBlocks } from '#features/content/page-blocks.tsx';
import type { Customer } from '#contract/customer.ts';
import { useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { SpecList } from '#ui/spec-list.tsx';
import { contentWording } from '#wording/content.ts';
import { pageDescriptions, pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';
import '#routes/-contact/contact-ways.css';

export const Route = createFileRoute('/contact-us')({
  loader: async ({ context: { shop, queryClient } }) => {
    await queryClient.query({ ...pageQuery(shop, '/contact-us'), staleTime: 'static' }).catch(() => null);
  },
  head: () => pageHead({ title: pageTitles.contact, description: pageDescriptions.contact, path: '/contact-us' }),
  component: ContactRoute,
});

/** An email address that may wrap before its domain or its top-level domain, but not within a word. */
const breakable = (address: string) => {
  const [, name = address, domain, end] = /^(.*)(@.*)(\..*)$/.exec(address) ?? [];
  return (
    <>
      {name}
      <wbr />
      {domain}
      <wbr />
      {end}
    </>
  );
};

const senderOf = ({ firstName, lastName, email }: Customer) => ({ name: `${firstName} ${lastName}`.trim(), email });

function ContactRoute() {
  const settings = useStoreSettings();
  const shop = useShop();
  const { data: page } = useQuery(pageQuery(shop, '/contact-us'));
  const { data: sender } = useQuery({ ...customerQuery(shop), enabled: shop.isSignedIn, select: senderOf });
  return (
    <Screen title={contentWording.contact}>
      <p className="measure">{contentWording.contactText}</p>
      {settings === undefined ? null : (
        <div className="contact-ways">
          <SpecList
            specs={[
              {
                name: contentWording.phone,
                value: <a href={`tel:${settings.supportPhone.replaceAll(' ', '')}`}>{settings.supportPhone}</a>,
              },
              {
                name: contentWording.email,
                value: <a href={`mailto:${settings.supportEmail}`}>{breakable(settings.supportEmail)}</a>,
              },
              { name: contentWording.hours, value: contentWording.hoursValue },
            ]}
          />
        </div>
      )}
      <PageBlocks blocks={page?.blocks ?? []} renderProducts={() => null} renderCategories={() => null} />
      {settings === undefined ? null : <ContactForm to={settings.supportEmail} sender={sender} />}
    </Screen>
  );
}
