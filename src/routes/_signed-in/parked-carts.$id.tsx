import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#wording/shell.ts';
import { BringBack } from '#routes/-cart/bring-back.tsx';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/_signed-in/parked-carts/$id')({
  head: () => pageHead({ title: pageTitles.parkedCart }),
  component: ParkedCartScreen,
});

function ParkedCartScreen() {
  const { id } = Route.useParams();
  return (
    <Screen title={pageTitles.parkedCart}>
      <BringBack key={id} id={id} />
    </Screen>
  );
}
