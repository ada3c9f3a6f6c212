import { Button } from '#ui/button.tsx';
import { SmartphoneIcon } from '#ui/screen-icons.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { Strip } from '#ui/strip.tsx';
import { installWording } from '#wording/install.ts';
import { InstallButton } from './install-button.tsx';
import { declineOffer } from './install-record.ts';

/** The install offer: one line in the page flow that says what installing is good for. */
export function InstallOfferStrip() {
  return (
    <Strip
      ref={keepFocus}
      role="region"
      aria-label={installWording.label}
      data-print="hide"
      icon={<SmartphoneIcon size={18} />}
      action={
        <>
          <InstallButton tone="primary" />
          <Button size="small" tone="quiet" onClick={declineOffer}>
            {installWording.decline}
          </Button>
        </>
      }
    >
      {installWording.offer}
    </Strip>
  );
}
