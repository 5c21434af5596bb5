import { useState } from 'react';
import { importWithRetry } from '@/components/islands/lazy-import';
import type { PlannerTexts } from '@/components/islands/planner/texts';
import { buttonLook } from '@/components/ui/button-look';
import { messageHash } from '@/lib/contact/message-hash';

const importPrint = importWithRetry(() => import('@/components/islands/planner/print-plan'));

/** Prints the plan; the browser logs it when the code for that does not come. */
const printPlan = () => {
  importPrint().then(
    ({ printPlan: print }) => print(),
    () => undefined,
  );
};

type Props = {
  contactHref: string;
  /** The plan in words, for a message. */
  message: string;
  texts: PlannerTexts;
};

/** Shares, prints, or takes the plan into the contact form. */
export function PlanActions({ contactHref, message, texts }: Props) {
  const [said, say] = useState('');
  const share = () => {
    const url = window.location.href;
    if (Reflect.has(navigator, 'share')) {
      // Closing the share sheet rejects the promise; nothing has to be done then.
      navigator.share({ title: texts.title, url }).catch(() => undefined);
      return;
    }
    // No clipboard in old browsers and insecure contexts.
    const written = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('none'));
    written.then(
      () => say(texts.share.done),
      () => say(texts.share.failed),
    );
  };
  const look = buttonLook('quiet', 'small');
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3">
        <a className={look} href={contactHref + messageHash(message)}>
          {texts.message}
        </a>
        <button className={look} onClick={share} type="button">
          {texts.share.button}
        </button>
        <button className={look} onClick={printPlan} type="button">
          {texts.print}
        </button>
      </div>
      <p className="mt-2 text-small print:hidden" role="status">
        {said}
      </p>
    </>
  );
}
