'use client';

import { useLayoutEffect } from 'react';
import { attendLanguageLinks } from '@/components/islands/language-choice/language-links';

export type LanguageChoiceProps = Record<string, never>;

/**
 * Stores the language that a visitor chooses, and keeps query and anchor in the links. Renders nothing.
 */
export default function LanguageChoice(_: LanguageChoiceProps) {
  useLayoutEffect(() => {
    const ending = new AbortController();
    attendLanguageLinks(ending.signal);
    return () => ending.abort();
  }, []);
  return null;
}
