import * as z from 'zod/mini';

/** Sent by one tab to the others: its shopper accepted the new version. */
export const UpdateMessage = z.object({ type: z.literal('updating') });
export type UpdateMessage = z.infer<typeof UpdateMessage>;
