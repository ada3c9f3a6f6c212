import { createFileRoute } from '@tanstack/react-router';
import { InstallOfferStrip } from '#features/install/install-offer-strip.tsx';
import { useInstallOffer } from '#features/install/use-install.ts';
import { pageTitles } from '#wording/shell.ts';
import { PlacedOrder } from '#routes/-order/placed-order.tsx';
import { PrintHead } from '#routes/-print/print-head.tsx';
import { pageHead } from '#routes/-shell/page-head.ts';
import { useMarkHydrated } from '#routes/-shell/use-mark-hydrated.ts';

export const Route = createFileRoute('/successful-order/$id')({
  head: () => pageHead({ title: pageTitles.orderPlaced }),
  component: OrderPlacedScreen,
});

function OrderPlacedScreen() {
  useMarkHydrated();
  const { id } = Route.useParams();
  const isInstallOffered = useInstallOffer('order');
  return (
    <div className="wrap screen">
      <PrintHead />
      <PlacedOrder orderId={id} />
      {isInstallOffered ? <InstallOfferStrip /> : null}
    </div>
  );
}
