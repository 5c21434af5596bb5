import { emptyRequest, isSameRequest, textFields } from '@/lib/contact/fields';
import type { ContactRequest } from '@/lib/contact/request';
import { readStored, removeStored, writeStored } from '@/lib/storage/browser-storage';

/** What was typed and is not sent yet. */
export type Draft = {
  values: ContactRequest;
  /** The key of an attempt to send exactly this. */
  key?: string | undefined;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the draft of this tab; undefined where there is none, or none that can be read. */
export function readDraft(): Draft | undefined {
  const stored = new Map<string, unknown>(Object.entries(Object(parse(readStored('draft') ?? ''))));
  const values: ContactRequest = {
    ...emptyRequest,
    request_callback: stored.get('request_callback') === true,
  };
  for (const field of textFields) {
    const text = stored.get(field);
    if (typeof text === 'string') values[field] = text;
  }
  const key = stored.get('key');
  if (isSameRequest(values, emptyRequest)) return undefined;
  return { values, key: typeof key === 'string' ? key : undefined };
}

/** Keeps a draft for as long as the tab is open; an empty one is none. */
export function writeDraft({ values, key }: Draft): void {
  if (isSameRequest(values, emptyRequest)) removeStored('draft');
  else writeStored('draft', JSON.stringify({ ...values, key }));
}

/** Forgets the draft. */
export function removeDraft(): void {
  removeStored('draft');
}
