import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isCompressible } from '@/lib/hosting/content-types';
import type { SiteFile } from '@/lib/hosting/site-files';

type Encoding = 'br' | 'gzip' | 'identity';

/** Compressed at their highest level, as a CDN stores them. */
const compressors = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: (content: Buffer) =>
    promisify<Buffer, { level: number }, Buffer>(gzip)(content, { level: 9 }),
} as const;

/** Below this a header costs more than compression saves. */
const smallest = 256;

/**
 * The best encoding that a client accepts.
 *
 * @param header value of `Accept-Encoding`
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, quality = 'q=1']) => Number(quality.replace(/^q\s*=\s*/, '')) > 0)
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Content in the encoding that is sent. */
export type Representation = { encoding: Encoding; body: Buffer; etag: string };

/**
 * Makes representations of files and keeps them: each file is compressed once per encoding.
 */
export function createEncoder(): (file: SiteFile, wanted: Encoding) => Promise<Representation> {
  const kept = new Map<string, Promise<Buffer>>();
  return async (file, wanted) => {
    const { content, contentType, hash } = file;
    const plain: Representation = { encoding: 'identity', body: content, etag: `"${hash}"` };
    const isWorth = isCompressible(contentType) && content.length >= smallest;
    if (wanted === 'identity' || !isWorth) return plain;
    const etag = `"${hash}-${wanted}"`;
    const body = kept.get(etag) ?? compressors[wanted](content);
    kept.set(etag, body);
    return { encoding: wanted, body: await body, etag };
  };
}
