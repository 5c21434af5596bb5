import { type ConsentRecord, isAllowed, matchesName, type Service } from '@/lib/consent/consent';
import { removeMatchingEntries } from '@/lib/storage/browser-storage';

/** Data attribute that marks a started service. */
const serviceAttribute = 'service';

function loadScript(id: string, url: string): void {
  const isLoaded = [...document.scripts].some((script) => script.dataset[serviceAttribute] === id);
  if (isLoaded) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.dataset[serviceAttribute] = id;
  document.head.append(script);
}

function insertTemplate(id: string, templateId: string): void {
  const template = document.getElementById(templateId);
  // Not every page contains the template.
  if (!(template instanceof HTMLTemplateElement) || template.dataset[serviceAttribute] === id)
    return;
  template.dataset[serviceAttribute] = id;
  template.after(document.importNode(template.content, true));
}

function startService({ id, script, templateId }: Service): void {
  if (script !== undefined) loadScript(id, script);
  if (templateId !== undefined) insertTemplate(id, templateId);
}

function removeEntries({ storage }: Service): void {
  removeMatchingEntries('local', (key) => matchesName(storage.local, key));
  removeMatchingEntries('session', (key) => matchesName(storage.session, key));
  removeCookies((name) => matchesName(storage.cookies, name));
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
    if (isAllowed(service, record)) startService(service);
    else removeEntries(service);
  }
}

/**
 * `/en/nurses` → `/`, `/en`, `/en/`, `/en/nurses`, `/en/nurses/`: all paths that a cookie may have.
 */
function possiblePaths(pathname: string): string[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])];
}

/** `www.example.org` → itself and `example.org`: all domains that a cookie may have. */
function possibleDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

function cookieNames(): string[] {
  return document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1).join(''))
    .filter((name) => name !== '');
}

/**
 * Removes cookies. Scripts cannot read a cookie's domain and path, so it is expired for all
 * possible combinations.
 */
function removeCookies(shouldRemove: (name: string) => boolean): void {
  const { hostname, pathname, protocol } = window.location;
  const secure = protocol === 'https:' ? '; Secure' : '';
  for (const name of cookieNames().filter(shouldRemove)) {
    for (const path of possiblePaths(pathname)) {
      for (const domain of ['', ...possibleDomains(hostname).map((host) => `; Domain=${host}`)]) {
        // biome-ignore lint/suspicious/noDocumentCookie: Safari 16.4 has no Cookie Store API.
        document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}${secure}`;
      }
    }
  }
}
