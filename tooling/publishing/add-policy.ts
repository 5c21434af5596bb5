import type { PageDocument } from '@/tooling/publishing/page-document';

/**
 * Puts the content security policy into a page, before anything that it rules over: for hosts
 * that send no headers.
 */
export function addPolicy($: PageDocument, policy: string): void {
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr('content', policy);
  const charset = $('head > meta[charset]').first();
  // Browsers look for the encoding in the first bytes only.
  if (charset.length > 0) charset.after(meta);
  else $('head').prepend(meta);
}
