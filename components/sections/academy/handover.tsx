import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { lawHref } from '@/components/sections/official-pages';
import { Share } from '@/components/sections/share';
import { Disclosure } from '@/components/ui/disclosure';
import { arrowRightIcon, Icon } from '@/components/ui/icon';
import { linkTo, newTab } from '@/components/ui/links';
import { germanTerm } from '@/components/ui/text';

/** Words of the sentence at the top of the section, where their notes are. */
export const openingTerms = ['sugar', 'glucose', 'pressure'] as const;

/**
 * The rooms with their answers, in the order that they are shown, and the words of their sentences
 * whose notes are below them.
 *
 * The right answers are those that nursing schools in Germany teach: responsibility for carrying
 * out an order (allergy), the KRINKO's recommendations on MRSA and on hand hygiene (isolation),
 * measuring again about 15 minutes after glucose (sugar), the DNQP's expert standard on preventing
 * falls and § 1831 (4) BGB on bed rails (fall), ABCDE and ISBAR (breath).
 */
const rooms = (
  [
    {
      id: 'allergy',
      answers: ['tempting', 'right', 'mistaken'],
      terms: ['uti', 'schedule', 'oral', 'order', 'caution'],
    },
    {
      id: 'isolation',
      answers: ['tempting', 'mistaken', 'right'],
      terms: ['mrsa', 'catheter', 'dressing'],
    },
    { id: 'sugar', answers: ['tempting', 'right', 'mistaken'], terms: [] },
    {
      id: 'fall',
      answers: ['right', 'tempting', 'mistaken'],
      terms: ['after', 'normal', 'orientation'],
    },
    {
      id: 'breath',
      answers: ['mistaken', 'tempting', 'right'],
      terms: ['rate', 'saturation', 'circulation'],
    },
  ] as const
).map((room, index) => ({ ...room, number: 10 + index }));

type Room = (typeof rooms)[number];

/** The law on rails that keep somebody in bed. */
const court = linkTo(lawHref('bgb/__1831'), newTab);

/** What was said about one patient, and the choice of what to do first. */
function HandoverRoom({ room, next }: { room: Room; next: number | undefined }) {
  const t = useTranslations('academy');
  return (
    <section
      aria-labelledby={`room-${room.number}-title`}
      className="grid gap-x-16 gap-y-2 lg:grid-cols-2 print:my-4"
      data-room={room.number}
    >
      <div>
        <h4 className="font-bold text-accent-strong" id={`room-${room.number}-title`}>
          {t('handover.room', { number: room.number })}
        </h4>
        <blockquote className="mt-1 font-bold text-title leading-[1.75]" lang="de">
          <q>
            {t.rich(`handover.items.${room.id}.german`, termTags([...room.terms, ...openingTerms]))}
          </q>
        </blockquote>
        {room.terms.map((id) => (
          <TermNote id={id} key={id} texts={`handover.terms.${id}`} />
        ))}
        <Disclosure isInline label={t('why.meaning.title')}>
          {t(`handover.items.${room.id}.meaning`)}
        </Disclosure>
      </div>
      <div>
        <p>{t(`handover.items.${room.id}.now`)}</p>
        <h5 className="font-bold text-title">{t('handover.question')}</h5>
        <div className="mt-3 grid gap-3">
          {room.answers.map((answer) => (
            <div
              className="handover-answer"
              data-right={answer === 'right' || undefined}
              key={answer}
            >
              <Disclosure label={t(`handover.items.${room.id}.${answer}.answer`)}>
                <p>
                  {t.rich(`handover.items.${room.id}.${answer}.why`, { de: germanTerm, court })}
                </p>
              </Disclosure>
            </div>
          ))}
        </div>
        {next === undefined ? (
          <p className="handover-end mt-4">
            {t.rich('handover.end', { start: linkTo('#academy-cta') })}
          </p>
        ) : (
          <label
            className="-mx-3 mt-3 rounded-control px-3 flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-action underline underline-offset-[0.2em] print:hidden"
            htmlFor={`room-${next}`}
          >
            {/* For pointers only: with keys and in screen readers the choice of rooms is next. */}
            <span aria-hidden="true" className="contents">
              {t('handover.room', { number: next })}
              <Icon className="size-5" path={arrowRightIcon} />
            </span>
          </label>
        )}
      </div>
    </section>
  );
}

/**
 * A handover to practise with: five rooms, one shown at a time. Radio buttons and style sheets
 * choose the room, so it works without scripts, and keeps and sends nothing. Prints all rooms.
 */
export function AcademyHandover() {
  const t = useTranslations('academy.handover');
  return (
    <div className="handover mt-6 rounded-card bg-paper px-5 py-5 text-text large-text:px-3 sm:px-8 lg:mt-14 lg:py-8 forced-colors:border print:my-4">
      <h3 className="text-title">{t('title')}</h3>
      <p className="mt-1 max-w-measure text-text-soft">{t('lead')}</p>
      <fieldset className="handover-rooms relative my-3 flex max-w-96 flex-wrap justify-between gap-2 lg:my-5 print:hidden">
        <legend className="sr-only">{t('rooms')}</legend>
        {rooms.map(({ number }, index) => (
          <label
            className="relative grid h-12 min-w-12 cursor-pointer place-items-center rounded-full border-2 border-text bg-paper font-bold tabular-nums outline-offset-2 outline-text not-has-checked:hover:bg-tint has-checked:bg-text has-checked:text-paper has-focus-visible:outline-3"
            key={number}
          >
            <input
              className="absolute inset-0 cursor-[inherit] opacity-0"
              defaultChecked={index === 0}
              id={`room-${number}`}
              name="room"
              type="radio"
              value={number}
            />
            <span className="sr-only">{t('rooms')} </span>
            {number}
          </label>
        ))}
      </fieldset>
      {rooms.map((room, index) => (
        <HandoverRoom key={room.number} next={rooms[index + 1]?.number} room={room} />
      ))}
      <p className="mt-2 max-w-measure text-small text-text-soft">{t('limit')}</p>
      <Share hash="room-10-title" page="academy" text={t('title')} />
    </div>
  );
}

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
  id: string;
  texts: `why.terms.${(typeof openingTerms)[number]}` | `handover.terms.${Room['terms'][number]}`;
};

/**
 * What a word means: a native popover, which opens without scripts. Browsers without popovers show
 * it where it stands.
 */
export function TermNote({ id, texts }: Props) {
  const t = useTranslations('academy');
  return (
    <div
      className="term-note max-w-96 rounded-control border-2 border-text bg-paper px-4 py-3 text-body text-text"
      id={`term-${id}`}
      popover="auto"
    >
      <strong lang="de">{t(`${texts}.german`)}</strong>{' '}
      {t.rich(`${texts}.text`, { de: germanTerm })}
    </div>
  );
}
