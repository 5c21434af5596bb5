import type { OutsideSources } from '@/lib/hosting/content-security-policy';

/** The origins beside its own from which the site may load, as its configuration names them. */
export function outsideSources(): OutsideSources {
  return { connect: [], script: [] };
}
