import { ask } from '@/tests/support/ask';

/** A response as text. */
export type RawAnswer = {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: string;
};

/**
 * Sends one GET request exactly as written, without normalization, encoding or redirects.
 *
 * @param origin origin of the host
 * @param target request target: visible characters only, one per byte
 */
export async function rawRequest(origin: string, target: string): Promise<RawAnswer> {
  const { status, headers, body } = await ask(origin, target);
  const fields = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { status, headers: new Map(fields), body: body.toString() };
}

/** The `<html lang>` in a response body. */
export function languageOf({ body }: RawAnswer): string | undefined {
  return /<html[^>]*\slang="([^"]*)"/.exec(body)?.[1];
}

/** The path of the canonical URL in a response body. */
export function canonicalOf({ body }: RawAnswer): string | undefined {
  const address = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  return address && new URL(address).pathname;
}
