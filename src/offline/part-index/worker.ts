import type { IndexMessage, IndexRequest } from './messages.ts';
import { createPartIndex } from './part-index.ts';

const send = (message: IndexMessage): void => postMessage(message);

const index = createPartIndex((status) => send({ type: 'status', status }));

const answer = async (request: IndexRequest): Promise<IndexMessage> => {
  const { id } = request;
  switch (request.type) {
    case 'open':
      await index.open(request.owner);
      break;
    case 'look':
      await index.look();
      break;
    case 'fetch':
      await index.fetch();
      break;
    case 'remove':
      await index.remove();
      break;
    case 'find':
    case 'match':
    case 'near': {
      const found = index[request.type](request.typed, request.limit);
      return { type: 'answer', id, found: found.map((one) => [one.part.sku, one]) };
    }
    case 'products':
    case 'categories': {
      const { slugs } = request;
      const found =
        request.type === 'products' ? index.ofProducts(slugs) : index.ofCategories(slugs, request.maxProducts);
      return { type: 'answer', id, found: found.map((one) => [one.part.sku, one]) };
    }
    case 'resolve': {
      const found = request.codes.flatMap(
        (code): (readonly [string, NonNullable<ReturnType<typeof index.exact>>])[] => {
          const one = index.exact(code);
          return one === null ? [] : [[code, one]];
        },
      );
      return { type: 'answer', id, found };
    }
  }
  return { type: 'answer', id, found: [] };
};

let isWarming = false;

/** Prepares what the first searches need, a chunk at a time, so that a search never waits for all of it. */
const warm = (): void => {
  isWarming = index.warm();
  if (isWarming) setTimeout(warm);
  // Searches also work without the merge.
  else void index.merge().catch(reportError);
};

addEventListener('message', ({ data }: MessageEvent<IndexRequest>) => {
  const begun = answer(data);
  if (data.type === 'open' || data.type === 'fetch') {
    void begun.finally(() => {
      if (!isWarming) warm();
    });
  }
  begun.then(send, (error: unknown) => {
    send({ type: 'failed', id: data.id, message: error instanceof Error ? error.message : String(error) });
  });
});
