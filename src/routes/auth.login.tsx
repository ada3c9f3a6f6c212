import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { redirectTarget } from '#features/session/redirect-target.ts';
import { SignInForm } from '#features/session/sign-in-form.tsx';
import { useSignOut } from '#features/session/use-sign-out.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { sessionWording } from '#wording/session.ts';
import { pageTitles } from '#wording/shell.ts';
import { redirectSearch } from '#routes/-auth/redirect-search.ts';
import { useAfterSignIn } from '#routes/-auth/use-after-sign-in.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/auth/login')({
  validateSearch: redirectSearch,
  head: () => pageHead({ title: pageTitles.signIn }),
  component: SignInScreen,
});

function SignInScreen() {
  const { redirect_url: asked } = Route.useSearch();
  const goOn = useAfterSignIn(asked);
  const { isSignedIn } = useShop();
  // Fixed at mount: a shopper who signs in here is redirected, only one who arrives signed in sees the note.
  const [wasSignedIn] = useState(isSignedIn);
  const target = redirectTarget(asked);
  return (
    <Screen title={pageTitles.signIn}>
      {wasSignedIn && isSignedIn ? (
        <AlreadySignedIn target={target} />
      ) : (
        <>
          {target === '/' ? null : <p className="measure">{sessionWording.toPage}</p>}
          <SignInForm onSignedIn={goOn} />
        </>
      )}
    </Screen>
  );
}

function AlreadySignedIn({ target }: { target: string }) {
  const signOut = useSignOut();
  return (
    <Notice
      tone="info"
      actions={
        <>
          <Link to={target} className="btn" data-tone="primary">
            {sessionWording.goOn}
          </Link>
          <Button onClick={() => void signOut()}>{sessionWording.signOut}</Button>
        </>
      }
    >
      <p>{sessionWording.signedIn}</p>
    </Notice>
  );
}
