import { z } from 'zod';
import { contactEndpoint } from '@/lib/contact/endpoint';
import type { WireAnswer } from '@/tests/attack/support/wire-answers';

type PostOptions = {
  path?: string;
  headers?: readonly string[];
  fields?: Readonly<Record<string, string>>;
  /** Whether the server closes the connection after it. */
  isLast?: boolean;
};

/**
 * A valid contact request as bytes.
 *
 * @param host value of the `Host` header
 * @param name the visitor's name, which makes it another request than all others
 */
export function postBytes(
  host: string,
  name: string,
  { path = contactEndpoint, headers = [], fields = {}, isLast = true }: PostOptions = {},
): Buffer {
  const body = Buffer.from(
    JSON.stringify({
      name,
      email: 'visitor@example.org',
      message: `Guten Tag, hier schreibt ${name}.`,
      ...fields,
    }),
  );
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    ...headers,
    ...(isLast ? ['Connection: close'] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

const thanked = z.object({ success: z.literal(true), reference: z.string() });

/** The reference in an answer. @throws when the request was not taken */
export const referenceOf = ({ body }: WireAnswer): string =>
  thanked.parse(JSON.parse(body)).reference;
