import { createFileRoute } from '@tanstack/react-router';
import { BuyAgain } from '#features/orders/bought/buy-again.tsx';
import { pageTitles } from '#wording/shell.ts';
import { AccountScreen } from '#routes/-account/account-screen.tsx';
import { useLookUpArticles } from '#routes/-account/use-look-up-articles.ts';
import { pageHead } from '#routes/-shell/page-head.ts';

export const Route = createFileRoute('/_signed-in/account/buy-again')({
  head: () => pageHead({ title: pageTitles.buyAgain }),
  component: BuyAgainScreen,
});

function BuyAgainScreen() {
  return (
    <AccountScreen title={pageTitles.buyAgain}>
      <BuyAgain lookUp={useLookUpArticles()} />
    </AccountScreen>
  );
}
