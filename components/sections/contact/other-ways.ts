import type { OtherWay } from '@/components/islands/contact/other-ways';
import { phoneHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';

const { employerPhone, nursePhone } = site.channels;

/** Every telephone of the company, each once, and its e-mail address. */
export const otherWays: readonly OtherWay[] = [
  ...[...new Set([employerPhone, nursePhone])].flatMap((number) =>
    number === undefined ? [] : [{ text: number, href: phoneHref(number) }],
  ),
  { text: site.email, href: `mailto:${site.email}` },
];
