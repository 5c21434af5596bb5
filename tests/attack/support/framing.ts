import { contactEndpoint } from '@/lib/contact/endpoint';
import { ambiguousTricks, plainTricks, type Trick } from '@/tests/attack/support/framing-tricks';

/** Bytes that ask one server for one thing and the server behind it perhaps for another. */
export type FramingAttack = {
  name: string;
  bytes: Buffer;
  /** Methods of the requests that are in it by RFC 9112, and of the one sent after it. */
  methods: readonly string[];
};

/** Registered methods and one that nobody knows. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND'];

/** Every method for requests without doubt; for the others those with and without a usual body. */
const ambiguousMethods: readonly string[] = ['GET', 'POST'];

type HiddenRequest = {
  /** Word that shows in the database when the hidden request was stored. */
  marker: string;
  isWhole: boolean;
};

/** A request that nobody has sent: whole, or one that takes the next visitor's for its own body. */
function hiddenRequest({ marker, isWhole }: HiddenRequest): string {
  const head = `POST ${contactEndpoint} HTTP/1.1\r\nHost: localhost\r\nX-Padding: ${'x'.repeat(120)}\r\n`;
  if (!isWhole) {
    const type = 'Content-Type: application/x-www-form-urlencoded';
    return `${head}${type}\r\nContent-Length: 700\r\n\r\nname=x&message=${marker}+`;
  }
  const body = JSON.stringify({
    name: marker,
    email: 'hidden@example.org',
    message: 'A request inside another one.',
  });
  return `${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/**
 * Generates every attack on the framing of requests: each trick with each method, once with a
 * whole request inside and once with an unfinished one. Behind each comes the same honest request,
 * which is answered when the server still knows where it is.
 *
 * @param host value of the `Host` header
 * @param sentinel bytes of the honest request
 */
export function framingAttacks(host: string, sentinel: string): FramingAttack[] {
  const attacks: FramingAttack[] = [];
  const add = (name: string, method: string, trick: Trick, hidden: string) => {
    const head = `${method} ${contactEndpoint} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
    const bytes = Buffer.from(trick({ head, hidden }) + sentinel, 'latin1');
    attacks.push({ name: `${method}: ${name}`, bytes, methods: [method, 'GET'] });
  };
  for (const isWhole of [true, false]) {
    for (const method of methods) {
      const hidden = hiddenRequest({ marker: `Hidden-${attacks.length}`, isWhole });
      const tricks = {
        ...plainTricks,
        ...(ambiguousMethods.includes(method) && ambiguousTricks(hidden)),
      };
      for (const [name, trick] of Object.entries(tricks)) add(name, method, trick, hidden);
    }
  }
  return attacks;
}
