import { firstInteraction } from '#shopper/visit/first-interaction.ts';
import { DeferredPart } from '#routes/-shell/deferred-part.tsx';

const load = async () => {
  await firstInteraction();
  return (await import('./connection-words.tsx')).ConnectionWords;
};

/** The connection status under the header; renders nothing while everything works. */
export function ConnectionStrip() {
  return (
    <div role="status">
      <DeferredPart load={load} />
    </div>
  );
}
