import { defineIsland } from '@/components/islands/define-island';

export const cookieConsent = defineIsland(
  'cookie-consent',
  () => import('@/components/islands/consent/cookie-consent'),
);
