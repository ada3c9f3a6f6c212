import { type ComponentType, lazy } from 'react';

/** A lazy component its page can do without: if it can't be fetched, it renders nothing. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
