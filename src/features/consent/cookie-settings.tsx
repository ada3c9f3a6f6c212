import { useEffect, useState } from 'react';
import {
  type CookieConsent,
  everything,
  isConsentAsked,
  nothing,
  saveConsent,
  useConsent,
} from '#shopper/cookie-consent.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SpecList } from '#ui/spec-list.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { consentWording as words } from '#wording/consent.ts';
import { showBar } from './bar-element.ts';
import './consent.css';

/** What the shop stores on the device, with switches for the optional part. */
export function CookieSettings() {
  const { configuration } = useShop();
  const stored = useConsent();
  const [changed, setChanged] = useState<Partial<CookieConsent>>({});
  const choice: CookieConsent = { ...nothing, ...stored, ...changed };
  useEffect(() => {
    showBar({ isAsked: false, isSaid: false });
    return () => showBar({ isAsked: isConsentAsked(), isSaid: false });
  }, []);
  const keep = (consent: CookieConsent) => {
    saveConsent(consent, configuration.isCookieCrossOrigin);
    setChanged({});
    showToast({ tone: 'success', text: words.saved });
  };
  return (
    <div className="cookie-settings">
      <p className="measure">{words.intro}</p>
      <section>
        <SectionHead title={words.optional} />
        <div className="cookie-choices">
          {stored === null ? <p className="muted">{words.unset}</p> : null}
          <Checkbox
            label={words.analytics}
            hint={words.analyticsText}
            checked={choice.analytics}
            onChange={(analytics) => setChanged({ ...changed, analytics })}
          />
          <Checkbox
            label={words.marketing}
            hint={words.marketingText}
            checked={choice.marketing}
            onChange={(marketing) => setChanged({ ...changed, marketing })}
          />
          <div className="cookie-actions">
            <Button onClick={() => keep(everything)}>{words.acceptAll}</Button>
            <Button onClick={() => keep(nothing)}>{words.rejectAll}</Button>
            <Button onClick={() => keep(choice)}>{words.save}</Button>
          </div>
        </div>
      </section>
      <section>
        <SectionHead title={words.necessary} />
        <p className="muted">{words.necessaryText}</p>
        <SpecList columns={2} specs={words.stored.map(({ name, text }) => ({ name, value: text }))} />
      </section>
    </div>
  );
}
