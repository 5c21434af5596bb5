import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { germanTerm } from '@/components/sections/academy/german-term';
import type { Messages } from '@/lib/i18n/source-messages';

type Academy = Messages['academy'];

/** Words of the rooms' sentences that have a note. */
export type HandoverTerm = keyof Academy['handover']['terms'];

/** Makes each tagged word of a sentence a button that opens the note of the same name. */
export function termTags(ids: readonly string[]) {
  return Object.fromEntries(
    ids.map((id) => [
      id,
      (word: ReactNode) => (
        <button className="term" popoverTarget={`term-${id}`} type="button">
          {word}
        </button>
      ),
    ]),
  );
}

type Props = {
  /** Key of the term. */
  id: string;
  /** Where its texts are. */
  texts: `why.terms.${keyof Academy['why']['terms']}` | `handover.terms.${HandoverTerm}`;
  /** Whether the page shows the same text elsewhere: then it is not printed again. */
  isRepeated?: boolean;
};

/**
 * What a word means: a native popover, which opens without scripts. Browsers without popovers show
 * it where it stands.
 */
export function TermNote({ id, texts, isRepeated = false }: Props) {
  const t = useTranslations('academy');
  return (
    <div
      className="term-note"
      data-repeated={isRepeated || undefined}
      id={`term-${id}`}
      popover="auto"
    >
      <strong lang="de">{t(`${texts}.german`)}</strong>{' '}
      {t.rich(`${texts}.text`, { de: germanTerm })}
    </div>
  );
}
