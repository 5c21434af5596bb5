import type { Problem } from '@/lib/i18n/text-problem';

/** Where a page's messages say what its photograph shows: the drawing has a text of its own. */
export const photographTextKey = 'hero.photograph';

function step(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map(Object.entries(value)).get(name);
}

/**
 * The text that says what a photograph shows. It is no ordinary message: only who adds a
 * photograph writes one.
 *
 * @param messages a page's messages
 * @returns undefined when there is none
 */
export function photographText(messages: unknown): string | undefined {
  const text = photographTextKey.split('.').reduce(step, messages);
  return typeof text === 'string' ? text : undefined;
}

/** What is wrong where a photograph has no text. */
export function missingPhotographText(photograph: string, messages: string): Problem {
  const message = `missing; ${photograph} needs a text that says what it shows`;
  return { file: messages, key: photographTextKey, message };
}
