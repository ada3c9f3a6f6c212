import { LatePart } from '#routes/-shell/late-part.tsx';

const load = async () => (await import('./connection-words.tsx')).ConnectionWords;

/** Under the header: that there is no connection, what waits for one, and that it is back. Nothing while all is well. */
export function ConnectionStrip() {
  return (
    <div role="status">
      <LatePart load={load} />
    </div>
  );
}
