import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useShop } from '#shopper/shop.tsx';
import { useWaiting } from '#shopper/use-waiting.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { signOutWording as words } from '#wording/sign-out.ts';
import { sendWaiting } from './send-waiting.ts';
import { closeSignOut, signOutState } from './sign-out-state.ts';
import { useLeave } from './use-sign-out.ts';

/**
 * Asks what to do with unsent changes before signing out: send, keep or discard them, or stay signed in. Warns if a
 * prepared order would be deleted.
 */
export function SignOutDialog() {
  const { isAsked, isOrderUnplaced } = useSnapshot(signOutState);
  const { journal } = useShop();
  const leave = useLeave();
  const count = useWaiting().length;
  const [step, setStep] = useState<'asked' | 'sending' | 'unsent'>('asked');
  // Signing out in another tab closes this dialog, too.
  useEffect(() => closeSignOut, []);

  const close = () => {
    closeSignOut();
    setStep('asked');
  };
  const goOn = (keepsWaiting: boolean) => {
    close();
    leave({ keepsWaiting }).catch(reportError);
  };
  const send = async () => {
    setStep('sending');
    const left = await sendWaiting(journal);
    // The dialog was closed meanwhile: stay signed in.
    if (!signOutState.isAsked) return;
    if (left === 0) goOn(false);
    else setStep('unsent');
  };
  const stay = <Button onClick={close}>{words.stay}</Button>;
  // If everything is sent while the shopper is asked, the button that goes on keeps the focus, unless it would now delete an order.
  const actions =
    count === 0 ? (
      <>
        {stay}
        <Button
          key={isOrderUnplaced ? 'delete' : 'go-on'}
          tone={isOrderUnplaced ? 'danger' : 'primary'}
          onClick={() => goOn(false)}
        >
          {isOrderUnplaced ? words.deleteOrder : words.signOut}
        </Button>
      </>
    ) : (
      <>
        {stay}
        <Button tone="danger" onClick={() => goOn(false)}>
          {words.discard}
        </Button>
        <Button onClick={() => goOn(true)}>{words.keep}</Button>
        <Button
          key="go-on"
          tone="primary"
          isPending={step === 'sending'}
          onClick={() => void send().catch(reportError)}
        >
          {words.send}
        </Button>
      </>
    );
  return (
    <Dialog
      isOpen={isAsked}
      onClose={close}
      title={count > 0 ? words.title(count) : isOrderUnplaced ? words.orderUnplaced : words.allSent}
      closeLabel={words.stay}
      actions={actions}
    >
      <div role="alert">
        {step === 'unsent' && count > 0 ? (
          <Notice tone="warning" level={3} title={words.unsent(count)}>
            <p>{words.unsentNote}</p>
          </Notice>
        ) : null}
      </div>
      {count > 0 ? (
        <p>
          {words.why} {words.keepNote}
        </p>
      ) : isOrderUnplaced ? null : (
        <p>{words.allSentNote}</p>
      )}
      {isOrderUnplaced ? (
        <p>
          {count === 0 ? null : <b>{words.orderUnplaced}. </b>}
          {words.orderUnplacedNote}
        </p>
      ) : null}
    </Dialog>
  );
}
