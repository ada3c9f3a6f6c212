import { InstallButton } from '#features/install/install-button.tsx';
import { PaymentMarks, SocialLinks, type SocialPlace } from '#ui/brand/brand-marks.tsx';
import { footerWording } from '#wording/footer.ts';

const places: ReadonlyArray<{ place: SocialPlace; href: string }> = [
  { place: 'instagram', href: 'https://www.instagram.com/' },
  { place: 'tiktok', href: 'https://www.tiktok.com/' },
  { place: 'facebook', href: 'https://www.facebook.com/' },
  { place: 'youtube', href: 'https://www.youtube.com/' },
];

/** Payment marks, social links and the install button. */
export function FooterMarks() {
  return (
    <>
      <PaymentMarks label={footerWording.payment} />
      <SocialLinks label={footerWording.social} links={places} />
      <InstallButton />
    </>
  );
}
