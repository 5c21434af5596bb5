import type { ConsentRecord } from '@/lib/consent/record';
import { removeCookies } from '@/lib/consent/remove-cookies';
import { isAllowed, namesEntry, type Service } from '@/lib/consent/services';
import { removeNamed } from '@/lib/storage/browser-storage';

/** Data attribute that marks a started service. */
const mark = 'service';

function loadScript(id: string, address: string): void {
  const isLoaded = [...document.scripts].some((script) => script.dataset[mark] === id);
  if (isLoaded) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.dataset[mark] = id;
  document.head.append(script);
}

function showElement(id: string, templateId: string): void {
  const template = document.getElementById(templateId);
  // The element need not exist on every page.
  if (!(template instanceof HTMLTemplateElement) || template.dataset[mark] === id) return;
  template.dataset[mark] = id;
  template.after(document.importNode(template.content, true));
}

function start({ id, script, element }: Service): void {
  if (script !== undefined) loadScript(id, script);
  if (element !== undefined) showElement(id, element);
}

function clear({ storage }: Service): void {
  removeNamed('local', (key) => namesEntry(storage.local, key));
  removeNamed('session', (key) => namesEntry(storage.session, key));
  removeCookies((name) => namesEntry(storage.cookies, name));
}

/**
 * Starts the services that the visitor allows, each once per page, and removes the storage entries
 * of all others. A service that is already running continues until the page is left; entries that
 * it writes until then are removed on the next page.
 */
export function applyConsent(
  services: readonly Service[],
  record: ConsentRecord | undefined,
): void {
  for (const service of services) {
    if (isAllowed(service, record)) start(service);
    else clear(service);
  }
}
