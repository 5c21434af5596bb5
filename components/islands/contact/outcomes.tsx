import { type OtherChannel, OtherChannels } from '@/components/islands/contact/other-channels';
import type { ContactFormTexts } from '@/components/islands/contact/texts';
import { ArrivedLine } from '@/components/ui/arrived-line';
import { outcomeIds } from '@/lib/contact/request';

/** What the visitor is told about the last message, once the form itself sends. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'sent'; reference?: string | undefined }
  | { kind: 'failed'; title: string; text: string };

type Props = {
  /** Undefined as long as nothing but a plain post can have had an outcome. */
  outcome: Outcome | undefined;
  texts: ContactFormTexts;
  ways: readonly OtherChannel[];
};

const look = 'rounded-card border-2 p-5 sm:p-6';
const untilTarget = 'hidden target:mb-8 target:block';

/** The lasting thanks: who answers, by when, in which languages, and the message's number. */
export function Thanks({ outcome, texts: { thanks }, ways }: Props) {
  const id = outcomeIds.thanks;
  const isSent = outcome?.kind === 'sent';
  if (outcome !== undefined && !isSent) return null;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={`${look} scroll-mt-40 border-action bg-tint ${isSent ? 'mb-8' : untilTarget}`}
      id={id}
      tabIndex={-1}
    >
      <p
        className="flex flex-wrap items-center gap-x-4 gap-y-2 font-bold text-title"
        id={`${id}-title`}
      >
        <ArrivedLine />
        {thanks.title}
      </p>
      <p className="mt-3">{thanks.text}</p>
      {isSent && outcome.reference !== undefined && (
        <p className="mt-3">
          {thanks.reference} <strong className="whitespace-nowrap">{outcome.reference}</strong>
        </p>
      )}
      {thanks.urgent !== undefined && (
        <>
          <p className="mt-3">{thanks.urgent}</p>
          <OtherChannels ways={ways} />
        </>
      )}
    </section>
  );
}

/**
 * What a plain post leads back to when it failed, or what the function answers with: then it puts
 * the reason in.
 */
export function PlainFailure({ outcome, texts: { failure }, ways }: Props) {
  if (outcome !== undefined) return null;
  return (
    <div
      className={`${look} border-accent bg-ground ${untilTarget}`}
      // The look that the function gives it in its answer.
      data-shown-class={`${look} mb-8 border-accent bg-ground`}
      id={outcomeIds.failure}
      role="alert"
      tabIndex={-1}
    >
      <p className="font-bold text-title">{failure.title}</p>
      <p className="mt-3" data-reason="">
        {failure.text} {failure.back}
      </p>
      <p className="mt-3 font-semibold">{failure.ways}</p>
      <OtherChannels ways={ways} />
    </div>
  );
}

/** What stands beside the button after a failure, for longer than the toast that announced it. */
export function Failure({ outcome, texts: { failure }, ways }: Props) {
  if (outcome?.kind !== 'failed') return null;
  return (
    <div className={`${look} mt-6 scroll-mt-44 border-accent bg-ground`} id={outcomeIds.failure}>
      <p className="font-bold text-title">{outcome.title}</p>
      <p className="wrap-anywhere mt-3">
        {outcome.text} {failure.kept}
      </p>
      <p className="mt-3 font-semibold">{failure.ways}</p>
      <OtherChannels ways={ways} />
    </div>
  );
}
