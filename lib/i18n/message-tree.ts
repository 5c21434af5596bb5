import { z } from 'zod';

/** A message file's content, as deep as it goes. */
export type MessageTree = { [key: string]: string | MessageTree };

/** What JSON must be to be a message file. */
export const messageTree: z.ZodType<MessageTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messageTree])),
);
