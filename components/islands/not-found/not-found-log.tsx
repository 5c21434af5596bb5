'use client';

import { useEffect } from 'react';
import { maskPath } from '@/lib/routing/mask-path';

type NotFoundLogProps = Record<string, never>;

/** Logs the missing path to the browser's console. Renders nothing. */
export default function NotFoundLog(_: NotFoundLogProps) {
  useEffect(() => console.warn(`Not found: ${maskPath(window.location.pathname)}`), []);
  return null;
}
