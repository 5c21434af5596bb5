import { iconLooks, iconSvg } from '@/lib/brand/icon-svg';

/** File name of the mark, which the editor shows while it starts. */
export const logoFile = 'logo.svg';

/** Headers of every file of the editor. */
export type EditorHeaders = Readonly<Record<string, string>>;

/**
 * The policy of the editor. Its interface writes style sheets into the page, and shows previews as
 * `blob:`. Trusted Types would need a policy that lets everything pass, and so would protect nothing.
 *
 * @param api address of the Git host's API, the only other host that the editor may ask
 */
function policy(api: string, isMeta: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The editor reads its own logo from a `data:` address.
    `connect-src 'self' data: ${new URL(api).origin}`,
    "manifest-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
    // Browsers reject it in a `<meta>` element.
    ...(isMeta ? [] : ["frame-ancestors 'none'"]),
  ].join('; ');
}

/** Headers for the host of the editor, which holds tokens that may change the website. */
export function editorHeaders(api: string): EditorHeaders {
  return {
    'Content-Security-Policy': policy(api, false),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  };
}

/** The editor's page. Its policy holds on hosts without headers, too. */
function indexPage(api: string, script: string, style: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(api, true)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Texte</title>
<link rel="icon" href="./${logoFile}">
<link rel="stylesheet" href="./${style}">
</head>
<body>
<noscript>Der Editor braucht JavaScript. The editor needs JavaScript. Za uređivač je potreban JavaScript.</noscript>
<script type="module" src="./${script}"></script>
</body>
</html>
`;
}

/** Reasons are one to a line; most texts are shorter than the editor expects. */
const editorStyle = `[role='alertdialog'] .error {
  white-space: pre-line;
}
[data-field-type='text'] :is(textarea, .clone) {
  min-height: 3.5rem !important;
}
`;

/** Headers as Cloudflare Pages and Netlify read them. */
function headersFile(headers: EditorHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, ''].join('\n');
}

/** Headers as nginx reads them, to be included in the server's block. */
function nginxFile(headers: EditorHeaders): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return [...lines, ''].join('\n');
}

/**
 * Files beside the editor's scripts.
 *
 * @param script name of the editor's script
 * @returns contents by file name
 */
export function hostFiles(api: string, script: string): Record<string, string> {
  const headers = editorHeaders(api);
  const style = 'editor.css';
  return {
    'index.html': indexPage(api, script, style),
    [logoFile]: iconSvg(iconLooks.tab),
    [style]: editorStyle,
    'robots.txt': 'User-agent: *\nDisallow: /\n',
    _headers: headersFile(headers),
    'nginx-headers.conf': nginxFile(headers),
  };
}
