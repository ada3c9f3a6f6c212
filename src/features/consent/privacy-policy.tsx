import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PrivacyPolicy as Policy } from '#contract/privacy.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { consentWording as words } from '#wording/consent.ts';
import { proseDate } from '#contract/store-clock.ts';
import { partWording } from '#wording/ui.ts';
import { privacyPolicyQuery } from '#shopper/visit/privacy-query.ts';
import { useAcceptPolicy } from './use-accept-policy.ts';
import './consent.css';

/** The privacy policy, with Accept if still required; `leave` goes beside it. */
export function PrivacyPolicy({ onAccepted, leave }: { readonly onAccepted: () => void; readonly leave: ReactNode }) {
  const shop = useShop();
  const { data: policy, error, isFetching, refetch } = useQuery(privacyPolicyQuery(shop));
  if (policy === undefined) {
    return (
      <NotLoaded
        words={partWording}
        query={{ error, isFetching, refetch }}
        failed={words.loadFailed}
        shape="text"
        lines={8}
      />
    );
  }
  return (
    <div className="policy">
      {policy.isAccepted === false ? <Acceptance policy={policy} onAccepted={onAccepted} leave={leave} /> : null}
      <p className="muted">
        {words.version(policy.version, proseDate(policy.publishedAt))}{' '}
        {policy.isAccepted === true ? words.accepted : null}
      </p>
      <RichText html={policy.bodyHtml} className="measure" />
    </div>
  );
}

function Acceptance({
  policy,
  onAccepted,
  leave,
}: {
  readonly policy: Policy;
  readonly onAccepted: () => void;
  readonly leave: ReactNode;
}) {
  const accept = useAcceptPolicy(onAccepted);
  return (
    <Notice
      title={words.acceptFirst}
      actions={
        <>
          <Button tone="primary" isPending={accept.isPending} onClick={() => accept.mutate(policy.id)}>
            {words.accept}
          </Button>
          {leave}
        </>
      }
    >
      <p>{words.acceptFirstText}</p>
      {policy.summary === null ? null : (
        <p>
          <b>{words.summary}:</b> {policy.summary}
        </p>
      )}
    </Notice>
  );
}
