import type { PageKey } from '@/lib/routing/table';
import academy from '@/messages/de/academy.json';
import common from '@/messages/de/common.json';
import contact from '@/messages/de/contact.json';
import employers from '@/messages/de/employers.json';
import home from '@/messages/de/home.json';
import imprint from '@/messages/de/imprint.json';
import notFound from '@/messages/de/notFound.json';
import nurses from '@/messages/de/nurses.json';
import privacy from '@/messages/de/privacy.json';
import terms from '@/messages/de/terms.json';

/** A message file: one per page, one for what all pages share, one for the not-found page. */
export type Namespace = PageKey | 'common' | 'notFound';

/** The German texts: the source that every other language is checked against. */
export const sourceMessages = {
  common,
  home,
  employers,
  nurses,
  academy,
  contact,
  terms,
  imprint,
  privacy,
  notFound,
} as const satisfies Record<Namespace, object>;

export type Messages = typeof sourceMessages;

/** Whether a string names a message file. */
export function isNamespace(value: string): value is Namespace {
  return Object.hasOwn(sourceMessages, value);
}

/** All message files by name. */
export const namespaces: readonly Namespace[] = Object.keys(sourceMessages).filter(isNamespace);
