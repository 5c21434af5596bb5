import { defineIsland } from '@/components/islands/define-island';

export const contactForm = defineIsland(
  'contact-form',
  () => import('@/components/islands/contact/contact-form'),
);
