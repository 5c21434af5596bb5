import type { Decision } from '@/lib/routing/decide';

/** Folder of the not-found page under `app/[locale]/`. */
const notFoundFolder = 'not-found-page';

/** The path of a page inside Next's app, whose folders are named by page key. Never public. */
export function internalPath(decision: Exclude<Decision, { kind: 'redirect' }>): string {
  if (decision.kind === 'notFound') return `/${decision.locale}/${notFoundFolder}`;
  return decision.page === 'home' ? `/${decision.locale}` : `/${decision.locale}/${decision.page}`;
}
