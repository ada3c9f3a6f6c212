import { channel } from 'node:diagnostics_channel';
import { z } from 'zod';

/** Published by a render limit whenever a render waits, ends or is refused. */
export const RenderMessage = z.object({
  waiting: z.number(),
  ended: z.optional(z.object({ outcome: z.enum(['done', 'failed', 'refused']), ms: z.number() })),
});

export type RenderMessage = z.infer<typeof RenderMessage>;

/** The channel for this process's renders, for metrics. */
export const renderChannel = channel('tradecounter:render');

export const publishRender = (message: RenderMessage): void => renderChannel.publish(message);
