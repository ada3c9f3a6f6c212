import { lazy, type ReactNode } from 'react';
import { reportMissingPart } from './report-missing-part.ts';

type Part<P extends object> = (props: P) => ReactNode;

/** Loads a part that its page can do without; if it can't be fetched, reports that and returns a part that renders nothing. */
export const loadedOrNothing = async <P extends object>(load: () => Promise<Part<P>>): Promise<Part<P>> =>
  load().catch((error: unknown) => {
    reportMissingPart(error);
    return () => null;
  });

/** A lazy component its page can do without: if it can't be fetched, it renders nothing. */
export const lazyPart = <P extends object>(load: () => Promise<Part<P>>) =>
  lazy(async () => ({ default: await loadedOrNothing(load) }));
