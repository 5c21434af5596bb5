'use client';

import { useLayoutEffect } from 'react';
import { enhanceList } from '@/components/islands/page-menu/list';
import { markPresentSection } from '@/components/islands/page-menu/present-section';

export type PageMenuProps = {
  /** Id of the menu in the page. */
  menu: string;
};

/**
 * Enhances the server-rendered menu of a page: marks the section that is being read, and closes the
 * list. Renders nothing: the menu works without it.
 */
export default function PageMenu({ menu }: PageMenuProps) {
  useLayoutEffect(() => {
    const ending = new AbortController();
    const element = document.getElementById(menu);
    if (element) {
      markPresentSection(element, ending.signal);
      enhanceList(element, ending.signal);
    }
    return () => ending.abort();
  }, [menu]);
  return null;
}
