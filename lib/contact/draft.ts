import { emptyRequest, isEmpty, textFields } from '@/lib/contact/fields';
import type { ContactRequest } from '@/lib/contact/request';
import { readStored, removeStored, writeStored } from '@/lib/storage/browser-storage';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the draft of this tab; undefined where there is none, or none that can be read. */
export function readDraft(): ContactRequest | undefined {
  const stored = new Map<string, unknown>(Object.entries(Object(parse(readStored('draft') ?? ''))));
  const values: ContactRequest = {
    ...emptyRequest,
    request_callback: stored.get('request_callback') === true,
  };
  for (const field of textFields) {
    const text = stored.get(field);
    if (typeof text === 'string') values[field] = text;
  }
  return isEmpty(values) ? undefined : values;
}

/** Keeps a draft for as long as the tab is open; an empty one is none. */
export function writeDraft(values: ContactRequest): void {
  if (isEmpty(values)) removeStored('draft');
  else writeStored('draft', JSON.stringify(values));
}

/** Forgets the draft. */
export function removeDraft(): void {
  removeStored('draft');
}
