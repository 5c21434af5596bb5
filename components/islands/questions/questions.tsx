'use client';

import { useEffect } from 'react';
import { openLinked } from '@/components/islands/questions/open-linked';
import { openOneAtATime } from '@/components/islands/questions/open-one-at-a-time';

export type QuestionsProps = {
  /** Name of the group of questions, of which one is open at a time. */
  group: string;
};

/**
 * What browsers of today do by themselves for questions, for those that do not yet: a link to an
 * answer opens it, and an answer that opens closes the one before. Shows nothing.
 */
export default function Questions({ group }: QuestionsProps) {
  useEffect(() => {
    const stops = [openLinked(group), openOneAtATime(group)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [group]);
  return null;
}
