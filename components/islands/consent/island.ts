import { defineIsland } from '@/components/islands/define-island';

export const consentNotice = defineIsland(
  'cookie-consent',
  () => import('@/components/islands/consent/consent-notice'),
);
