import { type ComponentType, lazy } from 'react';

/** A part that comes after the first frame and that its page can do without: where it can't be fetched, nothing stands in its place. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
