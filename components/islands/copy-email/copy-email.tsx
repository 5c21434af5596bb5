'use client';

import { useEffect, useRef, useState } from 'react';
import { checkIcon, copyIcon, Icon } from '@/components/ui/icon';
import { ChangingText } from '@/components/ui/text';

type CopyEmailProps = {
  /** Prefix of the ids of this island's elements. */
  id: string;
  /** The e-mail address or URL to copy. */
  address: string;
  texts: { action: string; done: string; announcement: string; failed: string };
};

const confirmationMs = 3000;

/** Below the button, over empty space, so that nothing beside it moves. */
const doneClass =
  'pointer-events-none absolute top-9 right-0 z-1 rounded-control bg-highlight px-2 py-1 font-normal text-small text-text';

type State = 'inert' | 'ready' | 'done' | 'failed';

/**
 * A button that copies an e-mail address or URL. Until hydration it reserves its space, but is
 * invisible and not focusable.
 */
export default function CopyEmail({ id, address, texts }: CopyEmailProps) {
  const [state, setState] = useState<State>('inert');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    setState('ready');
    return () => clearTimeout(timer.current);
  }, []);

  const show = (next: State) => {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('ready'), confirmationMs);
  };

  const copy = () => {
    // No clipboard in old browsers and insecure contexts; Safari requires the call inside the user
    // gesture.
    const written = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('none'));
    written.then(
      () => show('done'),
      () => setState('failed'),
    );
  };

  const messages = { inert: '', ready: '', done: texts.announcement, failed: texts.failed };
  return (
    <>
      <button
        aria-describedby={`${id}-status`}
        className={`print:hidden relative -mr-3 inline-flex min-h-11 items-center rounded-full px-3 transition-colors hover:bg-on-band hover:text-text ${state === 'inert' ? 'invisible' : ''}`}
        onClick={copy}
        type="button"
      >
        <Icon path={state === 'done' ? checkIcon : copyIcon} />
        <ChangingText
          className={state === 'done' ? doneClass : 'sr-only'}
          text={state === 'done' ? texts.done : texts.action}
        />
      </button>
      <p
        className={`mt-2 text-small ${state === 'failed' ? '' : 'sr-only'}`}
        id={`${id}-status`}
        role="status"
      >
        <ChangingText text={messages[state]} />
      </p>
    </>
  );
}
