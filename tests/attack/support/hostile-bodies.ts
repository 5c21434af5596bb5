import { soup } from '@/tests/attack/support/hostile-parts';
import type { Random } from '@/tests/attack/support/random';

/** A body with the type that it is said to have. */
type TypedBody = { type: string; body: string };

const boundary = '----attack';

function jsonBody(random: Random, name: string): string {
  const word = () => (random.chance(0.6) ? 'Guten Tag, eine Anfrage.' : soup(random));
  const fields: Record<string, unknown> = {
    name: random.chance(0.7) ? name : word(),
    email: random.chance(0.7) ? 'hostile@example.org' : word(),
    message: word(),
    ...(random.chance(0.3) && { phone: word() }),
    ...(random.chance(0.3) && { company: word() }),
    ...(random.chance(0.2) && { request_callback: random.pick([true, 'x', 1, null, {}, []]) }),
    ...(random.chance(0.1) && { [soup(random)]: word() }),
  };
  const text = JSON.stringify(fields);
  return random.chance(0.1) ? text.replace('{', '{"__proto__":{"a":1},"name":[],') : text;
}

function formBody(random: Random): string {
  const names = ['name', 'email', 'phone', 'company', 'message', 'website', '', 'name'];
  return names
    .filter(() => random.chance(0.6))
    .map(
      (name) => `${name}=${random.chance(0.5) ? encodeURIComponent(soup(random)) : soup(random)}`,
    )
    .join('&');
}

function multipartBody(random: Random): string {
  const disposition = () =>
    random.pick([
      'form-data; name="name"',
      'form-data; name="message"',
      'form-data; name="name"; filename="a.exe"',
      'form-data; name=',
      'attachment',
    ]);
  const parts = Array.from({ length: random.below(4) }, () =>
    [`--${boundary}`, `Content-Disposition: ${disposition()}`, soup(random, 2), soup(random)].join(
      '\r\n',
    ),
  );
  const end = random.chance(0.7) ? [`--${boundary}--`, ''] : [];
  return [...parts, ...end].join('\r\n');
}

/** What a request brings: mostly JSON that reaches the checks of the fields. */
export function bodyOf(random: Random, name: string): TypedBody {
  const kind = random.below(10);
  if (kind < 5) return { type: 'application/json', body: jsonBody(random, name) };
  if (kind < 7) return { type: 'application/x-www-form-urlencoded', body: formBody(random) };
  if (kind < 8) {
    const type = `multipart/form-data; boundary=${random.chance(0.8) ? boundary : ''}`;
    return { type, body: multipartBody(random) };
  }
  if (kind < 9) {
    const type = random.pick([
      'text/plain',
      'application/json; charset=utf-16',
      '',
      'application/xml',
    ]);
    return { type, body: soup(random, 20) };
  }
  const open = random.pick(['[', '{"a":', ' ', 'x', '"\\u0000']);
  return { type: 'application/json', body: open.repeat(random.below(30_000)) };
}
