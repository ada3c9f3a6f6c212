import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';

/** The part of a query that these components need. */
export interface Loading {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The words that every use of these components shares. */
export interface LoadWords {
  readonly loading: string;
  readonly loadFailedText: string;
  readonly tryAgain: string;
}

/** Shown if something couldn't be loaded: `title` says what, `text` what still works, with a retry button. */
export function LoadFailed({
  title,
  words,
  text = words.loadFailedText,
  query,
}: {
  title: string;
  words: LoadWords;
  text?: string;
  query: Pick<Loading, 'isFetching' | 'refetch'>;
}) {
  return (
    <Notice
      tone="warning"
      title={title}
      role="alert"
      actions={
        <Button isPending={query.isFetching} onClick={() => void query.refetch()}>
          {words.tryAgain}
        </Button>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}

/** Takes the place of data that isn't loaded: a placeholder while it loads, or the failure. */
export function NotLoaded({
  query,
  failed,
  words,
  ...placeholder
}: { query: Loading; /** The title if it failed. */ failed: string; words: LoadWords } & Omit<SkeletonProps, 'label'>) {
  if (query.error !== null) return <LoadFailed title={failed} words={words} query={query} />;
  return <Skeleton label={words.loading} {...placeholder} />;
}
