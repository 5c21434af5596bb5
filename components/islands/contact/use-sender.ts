import { useRef } from 'react';
import type { Backend, Sender } from '@/components/islands/contact/sender';
import { importWithRetry } from '@/components/islands/lazy-import';

const importSender = importWithRetry(() => import('@/components/islands/contact/sender'));

/**
 * What fetches the code that checks and sends, once; where that failed, the next call tries again.
 */
export function useSender(locale: string, backend: Backend | undefined): () => Promise<Sender> {
  const sender = useRef<Promise<Sender>>(undefined);
  return () => {
    sender.current ??= importSender().then(({ createSender }) => createSender(locale, backend));
    sender.current.catch(() => {
      sender.current = undefined;
    });
    return sender.current;
  };
}
