import { type ConsentRecord, isAllowed, namesEntry, type Service } from '@/lib/consent/consent';
import { removeNamed } from '@/lib/storage/browser-storage';

/** Data attribute that marks a started service. */
const mark = 'service';

function loadScript(id: string, url: string): void {
  const isLoaded = [...document.scripts].some((script) => script.dataset[mark] === id);
  if (isLoaded) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.dataset[mark] = id;
  document.head.append(script);
}

function showElement(id: string, templateId: string): void {
  const template = document.getElementById(templateId);
  // The page may not have the element.
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
 * of all others. A service that is already running continues until the visitor leaves the page; the
 * next page removes the entries that it writes until then.
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

/**
 * `/en/nurses` → `/`, `/en`, `/en/`, `/en/nurses`, `/en/nurses/`: all paths that a cookie may have.
 */
function pathsAbove(pathname: string): string[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])];
}

/** `www.example.org` → itself and `example.org`: all domains that a cookie may have. */
function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

function namesOfCookies(): string[] {
  return document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1).join(''))
    .filter((name) => name !== '');
}

/**
 * Removes cookies. Scripts cannot read a cookie's domain and path, so it is expired for all
 * possible combinations.
 *
 * @param shouldRemove whether to remove the cookie of this name
 */
function removeCookies(shouldRemove: (name: string) => boolean): void {
  const { hostname, pathname, protocol } = window.location;
  const secure = protocol === 'https:' ? '; Secure' : '';
  for (const name of namesOfCookies().filter(shouldRemove)) {
    for (const path of pathsAbove(pathname)) {
      for (const domain of ['', ...domainsAbove(hostname).map((host) => `; Domain=${host}`)]) {
        // biome-ignore lint/suspicious/noDocumentCookie: Safari 16.4 has no Cookie Store API.
        document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}${secure}`;
      }
    }
  }
}
