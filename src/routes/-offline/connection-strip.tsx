import { DeferredPart } from '#routes/-shell/deferred-part.tsx';

const load = async () => (await import('./connection-words.tsx')).ConnectionWords;

/** Under the header: that there is no connection, what waits for one, and that it is back. Nothing while all is well. */
export function ConnectionStrip() {
  return (
    <div role="status">
      <DeferredPart load={load} />
    </div>
  );
}
