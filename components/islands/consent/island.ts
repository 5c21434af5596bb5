import { defineEveryPageIsland } from '@/components/islands/define-island';

export const consentNotice = defineEveryPageIsland(
  'cookie-consent',
  ({ ConsentNotice }) => ConsentNotice,
);
