import { z } from 'zod';
import type { Problem } from '@/lib/i18n/text-problem';

/** Message key of a photograph's alternative text; the drawing has its own. */
export const photographTextKey = 'hero.photograph';

const pageMessages = z.object({ hero: z.object({ photograph: z.string() }) });

/** The alternative text of a photograph in a page's messages, if any. */
export function photographText(messages: unknown): string | undefined {
  return pageMessages.safeParse(messages).data?.hero.photograph;
}

/** The problem to report for a photograph without alternative text. */
export function missingPhotographText(photograph: string, messages: string): Problem {
  const message = `missing; ${photograph} needs a text that describes it`;
  return { file: messages, key: photographTextKey, message };
}
