import { securityTxt } from '@/lib/security/security-txt';
import { site } from '@/site.config';

export const dynamic = 'force-static';

/** The security contact (RFC 9116). */
export function GET(): Response {
  return new Response(securityTxt(site, Date.now()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
