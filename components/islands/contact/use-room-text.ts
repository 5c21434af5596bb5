import { useEffect, useState } from 'react';
import type { ContactFormTexts } from '@/components/islands/contact/texts';
import type { FieldProblems } from '@/lib/contact/fields';
import { withCount } from '@/lib/contact/request';

/** How long after the last letter the room that is left is read out, in milliseconds. */
const pause = 1000;

/**
 * What is said about the room that is left: to be shown at once, and to be announced once the typing
 * pauses. Nothing while a problem says it already.
 *
 * @param view.room characters that still fit, once they are few; negative: how many are too many
 */
export function useRoomText(
  { room, problems }: { room?: number | undefined; problems: FieldProblems },
  { room: left, errors }: ContactFormTexts,
): { shown: string; announced: string } {
  const [announced, setAnnounced] = useState('');
  const isSaid = room === undefined || Object.values(problems).includes('tooLong');
  const text = room !== undefined && room < 0 ? errors.problems.any.tooLong : left;
  const shown = isSaid ? '' : withCount(text, Math.abs(room));
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(shown), shown === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [shown]);
  return { shown, announced };
}
