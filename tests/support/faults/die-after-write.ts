import type { Page } from 'playwright';
import { crash } from '#tests/support/browser/worker-control.ts';

/** A page that crashes after one of its own writes. */
export interface DyingPage {
  /** Counts writes from now on; resolves to true once the page has crashed after the last one, to false if `isDone` comes first. */
  die(after: number, isDone: Promise<unknown>): Promise<boolean>;
}

/**
 * Prepares a page that is not open yet. A write is a completed database transaction, a change of web storage or of a cookie, or the
 * deletion of a cache. Counting starts with a write to `firstDatabase`, and whatever the page tries to write after the last one has no
 * effect.
 */
export const dyingPage = async (page: Page, firstDatabase: string): Promise<DyingPage> => {
  let onReached = (): void => undefined;
  await page.exposeFunction('lastWriteReached', () => onReached());
  await page.addInitScript(countWrites, firstDatabase);
  return {
    die: async (after, isDone) => {
      const reached = new Promise<boolean>((resolve) => {
        onReached = () => resolve(true);
      });
      await page.evaluate((writes) => void Reflect.set(globalThis, 'writesLeft', writes), after);
      const hasDied = await Promise.race([reached, isDone.then(() => false)]);
      if (hasDied) await crash(page);
      return hasDied;
    },
  };
};

/** Runs in the page, before its own scripts. */
const countWrites = (name: string): void => {
  const left = (): number => Number(Reflect.get(globalThis, 'writesLeft') ?? Number.POSITIVE_INFINITY);
  const isDead = (): boolean => left() <= 0;
  let isBegun = false;
  const wrote = (): void => {
    if (isDead() || !isBegun) return;
    Reflect.set(globalThis, 'writesLeft', left() - 1);
    const tell: unknown = Reflect.get(globalThis, 'lastWriteReached');
    if (isDead() && typeof tell === 'function') Reflect.apply(tell, globalThis, []);
  };
  const never = (): Promise<never> => new Promise(() => undefined);
  const wrap = (owner: object, name: string, around: (write: () => unknown, self: unknown) => unknown): void => {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') return;
    Reflect.set(owner, name, function (this: unknown, ...input: unknown[]) {
      return around(() => Reflect.apply(original, this, input), this);
    });
  };

  const counted = new WeakSet<IDBTransaction>();
  const inDatabase = (write: () => unknown, self: unknown): unknown => {
    if (isDead()) throw new Error('The page is dead.');
    const store = self instanceof IDBCursor ? self.source : self;
    const transaction =
      store instanceof IDBObjectStore
        ? store.transaction
        : store instanceof IDBIndex
          ? store.objectStore.transaction
          : null;
    if (transaction?.db.name === name && Number.isFinite(left())) isBegun = true;
    if (transaction !== null && !counted.has(transaction)) {
      counted.add(transaction);
      transaction.addEventListener('complete', wrote);
    }
    return write();
  };
  for (const name of ['put', 'add', 'delete', 'clear']) wrap(IDBObjectStore.prototype, name, inDatabase);
  for (const name of ['update', 'delete']) wrap(IDBCursor.prototype, name, inDatabase);

  const inStorage = (write: () => unknown): unknown => {
    if (isDead()) return undefined;
    const result = write();
    wrote();
    return result;
  };
  for (const name of ['setItem', 'removeItem', 'clear']) wrap(Storage.prototype, name, inStorage);
  wrap(CacheStorage.prototype, 'delete', async (write) => {
    if (isDead()) return never();
    const result = await write();
    wrote();
    return result;
  });
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, text: string) {
      inStorage(() => cookie?.set?.call(this, text));
    },
  });
};
