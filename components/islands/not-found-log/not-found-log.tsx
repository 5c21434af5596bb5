'use client';

import { useEffect } from 'react';
import { maskPath } from '@/lib/routing/mask-path';

export type NotFoundLogProps = Record<string, never>;

/** Writes the address that was not found to the browser's console. Shows nothing. */
export default function NotFoundLog(_: NotFoundLogProps) {
  useEffect(() => console.warn(`Not found: ${maskPath(window.location.pathname)}`), []);
  return null;
}
