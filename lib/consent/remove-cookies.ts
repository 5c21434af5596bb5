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
 * @param isMeant whether to remove the cookie of this name
 */
export function removeCookies(isMeant: (name: string) => boolean): void {
  const { hostname, pathname, protocol } = window.location;
  const secure = protocol === 'https:' ? '; Secure' : '';
  for (const name of namesOfCookies().filter(isMeant)) {
    for (const path of pathsAbove(pathname)) {
      for (const domain of ['', ...domainsAbove(hostname).map((host) => `; Domain=${host}`)]) {
        // biome-ignore lint/suspicious/noDocumentCookie: Some browsers lack the Cookie Store API.
        document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}${secure}`;
      }
    }
  }
}
