'use client';

import { useEffect } from 'react';
import { maskPath } from '@/lib/routing/mask-path';

export type MissingPathLogProps = Record<string, never>;

/** Writes the address that was not found to the browser's console. Shows nothing. */
export function MissingPathLog(_: MissingPathLogProps) {
  useEffect(() => console.warn(`Not found: ${maskPath(window.location.pathname)}`), []);
  return null;
}
