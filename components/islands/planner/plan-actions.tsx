import { useState } from 'react';
import { buttonClass } from '@/components/ui/links';
import { ShareLinks } from '@/components/ui/share-links';
import { ChangingText } from '@/components/ui/text';
import { messageHash } from '@/lib/contact/message-hash';
import type { PlannerTexts } from '@/lib/plan/answers';

const importPrint = () => import('@/components/islands/planner/print-plan');

/** Prints the plan. The browser logs a failure to load the code for it. */
const printPlan = () =>
  void importPrint()
    .then((loaded) => loaded.printPlan())
    .catch(() => undefined);

type PlanActionsProps = {
  contactHref: string;
  shareLabel: string | undefined;
  texts: PlannerTexts;
  /** Hash of the URL that shares the answers. */
  hash: string;
  /** Questions and answers in words. */
  answers: readonly string[];
  /** The result in words. */
  result: string;
};

/** Links to add the plan to the contact form, to print it, or to share it; its answers in print. */
export function PlanActions({
  contactHref,
  shareLabel,
  texts,
  hash,
  answers,
  result,
}: PlanActionsProps) {
  // Without the query, which may identify the visitor.
  const url = window.location.origin + window.location.pathname + hash;
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-x-3">
        <a
          className={buttonClass('accent', 'regular')}
          href={contactHref + messageHash([result, ...answers, url].join('\n'))}
        >
          {texts.message}
        </a>
        {/* Browsers inside apps may be unable to print. */}
        {'print' in window && (
          <button className={buttonClass('quiet', 'regular')} onClick={printPlan} type="button">
            {texts.print}
          </button>
        )}
      </div>
      {shareLabel && <SharePlan label={shareLabel} text={result} texts={texts} url={url} />}
      <p className="mt-4 hidden text-small" data-print-only="" key={url}>
        {texts.answers}: {answers.join('; ')}
        <br />
        {url}
      </p>
    </>
  );
}

type SharePlanProps = Pick<PlanActionsProps, 'texts'> & Record<'label' | 'text' | 'url', string>;

/** Links to share the result. */
function SharePlan({ label, text, texts, url }: SharePlanProps) {
  const [copyStatus, setCopyStatus] = useState('');
  const copy = async () => {
    try {
      // No clipboard in old browsers and insecure contexts.
      await navigator.clipboard.writeText(url);
      setCopyStatus(texts.share.done);
    } catch {
      setCopyStatus(texts.share.failed);
    }
  };
  return (
    <>
      <ShareLinks label={label} text={text} url={url}>
        <button className="text-link min-h-11" onClick={copy} type="button">
          {texts.share.button}
        </button>
      </ShareLinks>
      <p aria-live="polite" className="text-small print:hidden">
        <ChangingText text={copyStatus} />
      </p>
    </>
  );
}
