'use client';

import { useLayoutEffect } from 'react';
import { enhanceMenuBar } from '@/components/islands/menus/bar';
import { enhanceMenuSheet } from '@/components/islands/menus/sheet';

export type MenusProps = {
  /** Ids of the two menus in the page. */
  bar: string;
  sheet: string;
};

/**
 * Enhances the server-rendered menus of the header. Renders nothing: the menus work without it, and
 * their links are not duplicated in props.
 */
export default function Menus({ bar, sheet }: MenusProps) {
  useLayoutEffect(() => {
    const ending = new AbortController();
    const barElement = document.getElementById(bar);
    const sheetElement = document.getElementById(sheet);
    if (barElement) enhanceMenuBar(barElement, ending.signal);
    if (sheetElement instanceof HTMLDetailsElement) enhanceMenuSheet(sheetElement, ending.signal);
    return () => ending.abort();
  }, [bar, sheet]);
  return null;
}
