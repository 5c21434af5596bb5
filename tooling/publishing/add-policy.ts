import type { PageDocument } from '@/tooling/publishing/page-document';

/**
 * Adds the content security policy to a page for hosts without headers, before anything it applies to.
 */
export function addPolicy($: PageDocument, policy: string): void {
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr('content', policy);
  const charset = $('head > meta[charset]').first();
  // Browsers look for the charset in the first 1024 bytes only.
  if (charset.length > 0) charset.after(meta);
  else $('head').prepend(meta);
}
