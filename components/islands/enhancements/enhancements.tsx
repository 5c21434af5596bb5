'use client';

import { useSignal } from '@/components/islands/dom';
import { handleLanguageLinks } from '@/components/islands/enhancements/language-choice';
import { openLinkedDetails } from '@/components/islands/enhancements/linked-details';
import { enhanceMenus } from '@/components/islands/enhancements/menus';

/**
 * Enhances the server-rendered menus, language links and disclosures of a page. Renders nothing:
 * they work without it, and their links are not duplicated in props.
 */
export default function Enhancements() {
  useSignal([], (signal) => {
    enhanceMenus(signal);
    handleLanguageLinks(signal);
    openLinkedDetails(signal);
  });
  return null;
}
