import type { Site } from '@/lib/site/schema';

/**
 * What employers get if an employment ends in its first months, as values of texts: the rule that
 * ICU messages select by, and its numbers.
 */
export function earlyEndValues({ optional: { earlyEnd } }: Pick<Site, 'optional'>) {
  const { months = 0, refundPercent } = earlyEnd ?? {};
  const rule = refundPercent === undefined ? 'replacement' : 'refund';
  return { rule: earlyEnd ? rule : 'none', months, percent: refundPercent ?? 0 } as const;
}
