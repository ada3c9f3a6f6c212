/**
 * Runs in the page of `npm run bench -- index`: records when the part index's worker was asked, when it answered, and when the result was
 * painted.
 */

/** A request to the worker, in milliseconds of the page's clock. */
export interface Asked {
  readonly type: string;
  /** When the key that led to it was pressed; null if none was. */
  readonly keyAt: number | null;
  readonly askedAt: number;
  answeredAt: number | null;
  /** When rows that were not there before were painted; null if it changed none. */
  paintedAt: number | null;
}

export interface Notes {
  readonly asked: Asked[];
  /** Durations of main-thread tasks that took more than 50 ms. */
  readonly longTasks: number[];
}

declare global {
  var indexNotes: Notes | undefined;
}

/** Runs before the page's own scripts. */
export const noteQuestions = (): void => {
  const notes: Notes = { asked: [], longTasks: [] };
  globalThis.indexNotes = notes;
  let keyAt: number | null = null;
  addEventListener('keydown', ({ timeStamp }) => (keyAt = timeStamp), { capture: true });
  new PerformanceObserver((list) => notes.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
    },
  );
  const rows = (): string => document.querySelector('.pad-matches')?.textContent ?? '';
  const painted = (asked: Asked, before: string, frames: number): void => {
    requestAnimationFrame(() => {
      const isChanged = rows() !== before;
      if (!isChanged && frames > 1) return painted(asked, before, frames - 1);
      // A message posted in a frame's callback arrives after that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        if (isChanged) asked.paintedAt = performance.now();
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  const post = Worker.prototype.postMessage;
  const heard = new WeakMap<Worker, Map<unknown, { asked: Asked; before: string }>>();
  Worker.prototype.postMessage = function (this: Worker, message: { id: unknown; type: string }) {
    let waiting = heard.get(this);
    if (waiting === undefined) {
      const mine = new Map<unknown, { asked: Asked; before: string }>();
      heard.set(this, mine);
      this.addEventListener('message', ({ data }: MessageEvent<{ id: unknown }>) => {
        const one = mine.get(data.id);
        if (one === undefined) return;
        one.asked.answeredAt = performance.now();
        painted(one.asked, one.before, 6);
      });
      waiting = mine;
    }
    const asked = { type: message.type, keyAt, askedAt: performance.now(), answeredAt: null, paintedAt: null };
    keyAt = null;
    notes.asked.push(asked);
    waiting.set(message.id, { asked, before: rows() });
    Reflect.apply(post, this, [message]);
  };
};
