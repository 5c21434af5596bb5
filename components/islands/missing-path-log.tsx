'use client';

import { useEffect } from 'react';

export type MissingPathLogProps = Record<string, never>;

/** Writes the address that was not found to the browser's console. Shows nothing. */
export function MissingPathLog(_: MissingPathLogProps) {
  useEffect(() => console.warn(`Not found: ${window.location.pathname}`), []);
  return null;
}
