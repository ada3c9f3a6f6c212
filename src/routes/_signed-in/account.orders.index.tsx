import { createFileRoute } from '@tanstack/react-router';
import { orderSearch } from '#features/orders/order-filter.ts';
import { OrderList } from '#features/orders/order-list.tsx';
import { pageTitles } from '#wording/shell.ts';
import { AccountScreen } from '#routes/-account/account-screen.tsx';
import { OrderDraftNotice } from '#routes/-offline/order-draft.tsx';
import { pageHead } from '#routes/-shell/page-head.ts';

export const Route = createFileRoute('/_signed-in/account/orders/')({
  validateSearch: orderSearch,
  head: () => pageHead({ title: pageTitles.orders }),
  component: OrdersScreen,
});

function OrdersScreen() {
  return (
    <AccountScreen title={pageTitles.orders}>
      <OrderDraftNotice />
      <OrderList search={Route.useSearch()} />
    </AccountScreen>
  );
}
