import type { CompressedEncoding, SiteFile } from '@/tooling/hosting/site-files';

type Encoding = CompressedEncoding | 'identity';

/**
 * The encodings that a client accepts, the best first.
 *
 * @param header value of `Accept-Encoding`
 */
export function acceptedEncodings(header: string | undefined): CompressedEncoding[] {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, quality = 'q=1']) => Number(quality.replace(/^q\s*=\s*/, '')) > 0)
      .map(([name]) => name),
  );
  return (['br', 'gzip'] as const).filter((encoding) => accepted.has(encoding));
}

/** Content in the encoding that is sent. */
export type Representation = { encoding: Encoding; body: Buffer; etag: string };

/** A file in the first of the accepted encodings in which it is there. */
export function representationOf(
  { content, compressed, hash }: SiteFile,
  accepted: readonly CompressedEncoding[],
): Representation {
  for (const encoding of accepted) {
    const body = compressed[encoding];
    if (body) return { encoding, body, etag: `"${hash}-${encoding}"` };
  }
  return { encoding: 'identity', body: content, etag: `"${hash}"` };
}
