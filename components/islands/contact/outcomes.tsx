import type { ReactNode } from 'react';
import { Icon, warningIcon } from '@/components/ui/icon';
import { ThreadEnd } from '@/components/ui/thread';
import type { ContactOutcome } from '@/lib/contact/send';
import { type ContactFormTexts, failureTexts } from '@/lib/contact/texts';
import { outcomeIds } from '@/supabase/functions/_shared/contact-response';

/**
 * The outcome of the last submit by script; none if the form is invalid or being sent. Undefined
 * before the first one, when the URL's hash may show the outcome of a native submit.
 */
export type Outcome = ContactOutcome | { kind: 'none' } | undefined;

type Props = {
  outcome: Outcome;
  texts: ContactFormTexts;
  channels: readonly OtherChannel[];
};

/** The title of an error, with its icon. */
export function ErrorTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 font-bold text-title" id={id}>
      <Icon className="mt-0.5 size-6 text-error" path={warningIcon} />
      {children}
    </p>
  );
}

const frame = 'rounded-card border-2 p-5 sm:p-6';
const targetOnly = 'hidden target:mb-8 target:block';

/** The permanent confirmation, with the reference of the request. */
export function Thanks({ outcome, texts: { thanks }, channels }: Props) {
  const id = outcomeIds.thanks;
  const isSent = outcome?.kind === 'sent';
  if (outcome !== undefined && !isSent) return null;
  return (
    <section
      aria-label={thanks.title}
      className={`${frame} scroll-mt-40 border-action bg-tint ${isSent ? 'mb-8' : targetOnly}`}
      id={id}
      tabIndex={-1}
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-bold text-title">
        <ThreadEnd />
        {/* With scripts, the toast says it. */}
        <span>
          {!isSent && `${thanks.title} `}
          <span>{thanks.text}</span>
        </span>
      </p>
      {isSent && outcome.reference !== undefined && (
        <p className="mt-3">
          {thanks.reference} <strong className="whitespace-nowrap">{outcome.reference}</strong>
        </p>
      )}
      {thanks.urgent !== undefined && <OtherChannels channels={channels} title={thanks.urgent} />}
    </section>
  );
}

type PlainFailureProps = {
  id: string;
  title: string;
  /** Whether it is also shown while the island has the attribute `data-offline`. */
  isOfflineNote?: boolean;
  children: ReactNode;
};

function PlainFailure({ id, title, isOfflineNote = false, children }: PlainFailureProps) {
  const offline = isOfflineNote ? 'in-data-offline:mb-8 in-data-offline:block' : '';
  return (
    <div
      className={`${frame} scroll-mt-40 border-error bg-paper ${targetOnly} ${offline}`}
      data-offline-note={isOfflineNote ? '' : undefined}
      id={id}
      role="alert"
      tabIndex={-1}
    >
      <ErrorTitle>{title}</ErrorTitle>
      {children}
    </div>
  );
}

/**
 * The failures of a post without scripts; the URL's hash shows one of them. The last one is also
 * shown if the form was submitted offline before hydration.
 */
export function PlainFailures({ outcome, texts, channels }: Props) {
  if (outcome !== undefined) return null;
  const { errors, failure, refusals } = texts;
  const { name, email, message, readable } = errors;
  const rules = [name.tooShort, email.notAnAddress, message.tooShort, readable];
  const otherWays = <OtherWays channels={channels} title={failure.ways} />;
  return (
    <>
      <PlainFailure id={outcomeIds.invalid} title={failure.notSent}>
        <p className="mt-3">{errors.title}</p>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className="mt-3">{failure.back}</p>
      </PlainFailure>
      <PlainFailure id={outcomeIds.tooLong} title={failure.notSent}>
        <p className="mt-3">
          {refusals.tooLarge} {failure.back}
        </p>
        {otherWays}
      </PlainFailure>
      <PlainFailure id={outcomeIds.failure} isOfflineNote title={failure.title}>
        <p className="mt-3 in-data-offline:hidden">
          {failure.text} {failure.back}
        </p>
        <p className="mt-3 hidden in-data-offline:block">
          {failure.offline} {failure.kept}
        </p>
        {otherWays}
      </PlainFailure>
    </>
  );
}

/** The error beside the button, which is shown longer than its toast. */
export function Failure({ outcome, texts, channels }: Props) {
  if (!outcome || outcome.kind === 'none' || outcome.kind === 'sent') return null;
  const { title, text } = failureTexts(outcome, texts);
  return (
    <div className={`${frame} mt-6 scroll-mt-44 border-error bg-paper`} id={outcomeIds.failure}>
      <ErrorTitle>{title}</ErrorTitle>
      <p className="wrap-anywhere mt-3">
        {text} {texts.failure.kept}
      </p>
      <OtherWays channels={channels} title={texts.failure.ways} />
    </div>
  );
}

/** The other channels, with an emphasized title. */
const OtherWays = ({ channels, title }: OtherChannelsProps) => (
  <OtherChannels channels={channels} title={<strong className="font-semibold">{title}</strong>} />
);

/** A telephone number or e-mail address of the company, with its link and its audience. */
export type OtherChannel = { text: string; href: string; who?: string };

type OtherChannelsProps = { title: ReactNode; channels: readonly OtherChannel[] };

function OtherChannels({ title, channels }: OtherChannelsProps) {
  return (
    <>
      <p className="mt-3">{title}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {channels.map(({ text, href, who }) => (
          <li key={`${who ?? ''}${href}`}>
            {who !== undefined && <span className="text-text-soft">{who}: </span>}
            <a
              className="text-link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
              data-nohyphen=""
              href={href}
            >
              {/* An e-mail address may break before its at sign. */}
              <span>
                {text
                  .split(/(?=@)/)
                  .map((part) => (part.startsWith('@') ? [<wbr key={part} />, part] : part))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
