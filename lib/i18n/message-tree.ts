import { z } from 'zod';

/** Content of a message file: nested objects of texts. */
export type MessageTree = { [key: string]: string | MessageTree };

/** Schema of a message file. */
export const messageTree: z.ZodType<MessageTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messageTree])),
);
