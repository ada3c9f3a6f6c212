import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ReturnDetail, WithReturn } from '#features/returns/return-detail.tsx';
import { returnQuery } from '#features/returns/return-queries.ts';
import { useShop } from '#shopper/shop.tsx';
import { returnWording } from '#wording/return.ts';
import { pageTitles } from '#wording/shell.ts';
import { AccountScreen } from '#routes/-account/account-screen.tsx';
import { pageHead } from '#routes/-shell/page-head.ts';

export const Route = createFileRoute('/_signed-in/account/returns/$id')({
  loader: async ({ context: { shop, queryClient }, params }) => {
    // The screen handles errors itself.
    const found = await queryClient.query({ ...returnQuery(shop, params.id), staleTime: 'static' }).catch(() => null);
    return { title: found === null ? pageTitles.return : returnWording.title(found.number) };
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? pageTitles.return }),
  component: ReturnScreen,
});

function ReturnScreen() {
  const { id } = Route.useParams();
  const { data } = useQuery(returnQuery(useShop(), id));
  return (
    <AccountScreen title={!data ? pageTitles.return : returnWording.title(data.number)}>
      <WithReturn id={id}>{(found) => <ReturnDetail found={found} />}</WithReturn>
    </AccountScreen>
  );
}
