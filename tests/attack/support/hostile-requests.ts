import { bodyOf } from '@/tests/attack/support/hostile-bodies';
import { headersOf, methodOf, targetOf, versionOf } from '@/tests/attack/support/hostile-parts';
import { type Random, randomFrom } from '@/tests/attack/support/random';

/** A generated request, and what its client does after the last byte. */
export type HostileRequest = {
  bytes: Buffer;
  methods: string[];
  isContact: boolean;
  /** Whether the client goes at once: it has sent too little for an answer. */
  isCutOff: boolean;
};

/** The bytes of a body with the header that frames it. */
function framed(random: Random, body: string): { header: string; bytes: string } {
  if (random.chance(0.2)) {
    const chunks = body === '' ? '' : `${body.length.toString(16)}\r\n${body}\r\n`;
    return { header: 'Transfer-Encoding: chunked', bytes: `${chunks}0\r\n\r\n` };
  }
  return { header: `Content-Length: ${body.length}`, bytes: body };
}

/** Bytes as one letter each, so that lengths are those of the wire. */
const onTheWire = (text: string) => Buffer.from(text).toString('latin1');

function requestText(random: Random, method: string, isContact: boolean, host: string): string {
  const { type, body } = bodyOf(random, 'Hostile');
  const hasBody = random.chance(isContact ? 0.9 : 0.2);
  const content = framed(
    random,
    random.chance(0.9) ? onTheWire(body) : body.replace(/[^\0-\xff]/g, '?'),
  );
  const lines = [
    `${method} ${onTheWire(targetOf(random, isContact))} ${versionOf(random)}`,
    ...(random.chance(0.98) ? [`Host: ${host}`] : []),
    ...(random.chance(0.7) ? ['Connection: close'] : []),
    ...(hasBody ? [`Content-Type: ${type}`, content.header] : []),
    ...headersOf(random).map(onTheWire),
  ];
  const lineEnd = random.chance(0.98) ? '\r\n' : '\n';
  return [...lines, '', hasBody ? content.bytes : ''].join(lineEnd);
}

/**
 * Generates one hostile request.
 *
 * @param seed decides, with the index, every byte of it
 * @param host value of the `Host` header
 */
export function hostileRequest(seed: number, index: number, host: string): HostileRequest {
  const random = randomFrom(Math.imul(seed, 0x9e3779b1) ^ index);
  const isContact = index % 2 === 0;
  const method = methodOf(random, isContact ? 'POST' : 'GET');
  const text = requestText(random, method, isContact, host);
  const times = random.chance(0.03) ? 5 : 1;
  const bytes = Buffer.from(text.repeat(times), 'latin1');
  const isCutOff = random.chance(0.1);
  return {
    bytes: isCutOff ? bytes.subarray(0, random.below(bytes.length)) : bytes,
    methods: Array<string>(times).fill(method),
    isContact,
    isCutOff,
  };
}
