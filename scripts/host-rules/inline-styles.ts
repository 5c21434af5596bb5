import { createHash } from 'node:crypto';
import type { StyleHashes } from '@/scripts/host-rules/content-security-policy';

/** The hash by which a policy allows an inline style sheet, `sha256-` and Base64. */
export function styleHash(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

/** Hashes of the inline style sheets in a published page. */
export function inlineStyleHashes(html: string): StyleHashes {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => styleHash(css));
}
