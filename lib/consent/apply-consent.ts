import { type ConsentRecord, matchesName, type Service } from '@/lib/consent/consent';
import { removeMatchingEntries } from '@/lib/storage/browser-storage';

/** The ids of the services that were started on this page. */
const started = new Set<string>();

function startService({ id, script }: Service): void {
  if (started.has(id)) return;
  started.add(id);
  const element = document.createElement('script');
  element.src = script;
  document.head.append(element);
}

/** Removes cookies from all domains and paths that they may have, which scripts cannot read. */
function removeCookies(names: readonly string[]): void {
  const { hostname, pathname } = window.location;
  const hosts = hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));
  const paths = pathname
    .split('/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/');
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!matchesName(names, name)) continue;
    for (const path of paths) {
      for (const domain of ['', ...hosts.map((host) => `; Domain=${host}`)]) {
        // biome-ignore lint/suspicious/noDocumentCookie: Safari 16.4 has no Cookie Store API.
        document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`;
      }
    }
  }
}

/**
 * Starts the services that the visitor allows, each once per page, and removes the storage entries
 * of all others. A service that is already running continues until the visitor leaves the page; the
 * next page removes the entries that it writes until then.
 */
export function applyConsent(services: readonly Service[], record: ConsentRecord): void {
  for (const service of services) {
    if (record[service.category]) {
      startService(service);
      continue;
    }
    const { local = [], session = [], cookies = [] } = service.storage ?? {};
    removeMatchingEntries('local', (key) => matchesName(local, key));
    removeMatchingEntries('session', (key) => matchesName(session, key));
    removeCookies(cookies);
  }
}
