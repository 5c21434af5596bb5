import { jsonAnswer } from './answers.ts';
import { failureCode } from './log.ts';
import { Refusal } from './refusal.ts';
import type { Tools } from './tools.ts';

/** Compares in the same time wherever the difference is. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % other.length);
  }
  return difference === 0;
}

/** Drains the outbox for whoever has the key. @throws Refusal for others, and without a database */
export async function takeDrain(
  request: Request,
  hops: readonly string[],
  tools: Tools,
): Promise<Response> {
  const given = request.headers.get('authorization') ?? '';
  if (!isSame(given, `Bearer ${tools.drainKey}`)) {
    throw new Refusal('forbidden', 'The key of the drain is wrong');
  }
  try {
    // `hops` helps to find the right number of trusted proxies.
    return jsonAnswer(200, { success: true, ...(await tools.drain()), hops: hops.length });
  } catch (error) {
    tools.log('error', 'database-failed', { code: failureCode(error) });
    throw new Refusal('unavailable', 'The database cannot be reached at the moment');
  }
}
