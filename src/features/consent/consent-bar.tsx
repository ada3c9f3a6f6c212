import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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
import { consentWording as words } from '#wording/consent.ts';
import { barElement, showBar } from './bar-element.ts';

const settingsPath = '/cookies-settings';
const choices: Readonly<Record<string, CookieConsent>> = { all: everything, none: nothing };

/** Handles a press in the consent bar of index.html and confirms the choice in its place. Loaded with the first press. */
export function ConsentBar({ press }: { readonly press: { readonly choice: string } }) {
  const { configuration } = useShop();
  const router = useRouter();
  const stored = useConsent();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [hidden, setHidden] = useState<object | null>(null);
  const isElsewhere = path !== settingsPath;
  const isAsked = stored === null && isElsewhere && isConsentAsked();
  // The settings page confirms its own changes.
  const isSaid = press.choice in choices && hidden !== press && stored !== null && isElsewhere;

  const openSettings = () => void router.navigate({ to: settingsPath });
  const follow = useEffectEvent(({ choice }: typeof press) => {
    const consent = choices[choice];
    if (consent === undefined) openSettings();
    else saveConsent(consent, configuration.isCookieCrossOrigin);
  });
  useEffect(() => follow(press), [press]);
  useEffect(() => showBar({ isAsked, isSaid }), [isAsked, isSaid]);
  useEffect(() => () => showBar({ isAsked: isConsentAsked(), isSaid: false }), []);

  const bar = barElement();
  if (bar === null || !isSaid) return null;
  const isAccepted = press.choice === 'all';
  return createPortal(<Answer isAccepted={isAccepted} onChange={openSettings} onHide={() => setHidden(press)} />, bar);
}

function Answer({
  isAccepted,
  onChange,
  onHide,
}: {
  readonly isAccepted: boolean;
  readonly onChange: () => void;
  readonly onHide: () => void;
}) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  const hide = () => {
    onHide();
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div className="wrap consent-line">
      <p ref={line} tabIndex={-1}>
        {isAccepted ? words.acceptedAll : words.rejectedAll}
      </p>
      <div className="consent-actions">
        <Button tone="quiet" onClick={onChange}>
          {words.change}
        </Button>
        <Button tone="quiet" onClick={hide}>
          {words.hide}
        </Button>
      </div>
    </div>
  );
}
