/** `/en/nurses` → `/`, `/en`, `/en/`, `/en/nurses`, `/en/nurses/`: a cookie's path may be any. */
function pathsAbove(pathname: string): string[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])];
}

/** `www.example.org` → itself and `example.org`: a cookie may belong to any of them. */
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
 * Takes cookies away. A page cannot see to which domain and path a cookie belongs, so it is ended
 * for all that are possible here.
 *
 * @param isMeant whether the cookie of a name is to go
 */
export function removeCookies(isMeant: (name: string) => boolean): void {
  const { hostname, pathname, protocol } = window.location;
  const secure = protocol === 'https:' ? '; Secure' : '';
  for (const name of namesOfCookies().filter(isMeant)) {
    for (const path of pathsAbove(pathname)) {
      for (const domain of ['', ...domainsAbove(hostname).map((host) => `; Domain=${host}`)]) {
        // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is missing in browsers that the site serves.
        document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}${secure}`;
      }
    }
  }
}
