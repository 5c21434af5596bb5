'use client';

import { useLayoutEffect } from 'react';
import { openLinked } from '@/components/islands/questions/open-linked';
import { openOneAtATime } from '@/components/islands/questions/open-one-at-a-time';

export type QuestionsProps = {
  /** Name of the group; one of its questions is open at a time. */
  group: string;
};

/**
 * Polyfills for older browsers: a link into a closed answer or fold opens it, and an opened answer closes the
 * previous one. Renders nothing.
 */
export default function Questions({ group }: QuestionsProps) {
  useLayoutEffect(() => {
    const stops = [openLinked(), openOneAtATime(group)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [group]);
  return null;
}
