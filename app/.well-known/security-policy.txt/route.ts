import { securityPolicy } from '@/lib/security/policy-text';
import { site } from '@/site.config';

export const dynamic = 'force-static';

/** How to report a vulnerability, and what to expect. */
export function GET(): Response {
  return new Response(securityPolicy(site), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
