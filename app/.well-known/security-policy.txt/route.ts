import { securityPolicy } from '@/lib/security/security-txt';
import { site } from '@/site.config';

export const dynamic = 'force-static';

/** The vulnerability disclosure policy. */
export function GET(): Response {
  return new Response(securityPolicy(site), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
