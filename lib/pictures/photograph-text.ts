import type { Problem } from '@/lib/i18n/text-problem';

/** Message key of a photograph's alternative text; the drawing has its own. */
export const photographTextKey = 'hero.photograph';

function step(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map(Object.entries(value)).get(name);
}

/**
 * The alternative text of a photograph. It is optional, unlike other messages: only photographs
 * need one.
 *
 * @param messages a page's messages
 * @returns undefined if there is none
 */
export function photographText(messages: unknown): string | undefined {
  const text = photographTextKey.split('.').reduce(step, messages);
  return typeof text === 'string' ? text : undefined;
}

/** The problem to report for a photograph without alternative text. */
export function missingPhotographText(photograph: string, messages: string): Problem {
  const message = `missing; ${photograph} needs a text that says what it shows`;
  return { file: messages, key: photographTextKey, message };
}
