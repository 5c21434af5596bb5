import type { Namespace } from '@/lib/i18n/namespaces';
import academy from '@/messages/de/academy.json';
import common from '@/messages/de/common.json';
import contact from '@/messages/de/contact.json';
import employers from '@/messages/de/employers.json';
import home from '@/messages/de/home.json';
import imprint from '@/messages/de/imprint.json';
import notFound from '@/messages/de/notFound.json';
import nurses from '@/messages/de/nurses.json';
import planner from '@/messages/de/planner.json';
import privacy from '@/messages/de/privacy.json';
import terms from '@/messages/de/terms.json';

/** The German messages, from which TypeScript derives the keys. */
const sourceMessages = {
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
  planner,
} as const satisfies Record<Namespace, object>;

export type Messages = typeof sourceMessages;
