import type { CompressedEncoding, SiteFile } from '@/tooling/hosting/site-files';

type Encoding = CompressedEncoding | 'identity';

/**
 * The compressed encodings that a client accepts, in order of preference.
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

/** A file's content in one encoding. */
export type Representation = { encoding: Encoding; body: Buffer; etag: string };

/** A file in the first accepted encoding that is available. */
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
