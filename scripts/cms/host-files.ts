import { iconSvg, iconVariants } from '@/lib/brand/icon-svg';
import { logoFile } from '@/scripts/cms/config';

/**
 * The editor's content security policy. The editor inserts style sheets into the page, and shows
 * previews as `blob:` URLs. Trusted Types are not used, because the editor assigns HTML as strings.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  // The editor fetches its logo from a `data:` URL.
  "connect-src 'self' data: https://api.github.com",
  "manifest-src 'self' blob:",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Headers for the editor's host. They are strict, because the editor stores GitHub tokens. */
export const editorHeaders = {
  // Browsers reject `frame-ancestors` in a `<meta>` element.
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
} as const;

/** The editor's page. The `<meta>` element applies the policy on hosts without headers, too. */
const indexPage = (script: string) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Texte</title>
<link rel="icon" href="./${logoFile}">
<link rel="stylesheet" href="./editor.css">
</head>
<body>
<noscript>Der Editor braucht JavaScript. The editor needs JavaScript. Za uređivač je potreban JavaScript.</noscript>
<script type="module" src="./${script}"></script>
</body>
</html>
`;

const styleSheet = `[role='alertdialog'] { white-space: pre-line; }
.rejected { margin: 4px 0; color: var(--sui-error-foreground-color, #c00); }
`;

/** The files beside the editor's script: contents by file name. */
export function hostFiles(script: string): Record<string, string> {
  const headers = Object.entries(editorHeaders);
  const forCloudflare = headers.map(([name, value]) => `  ${name}: ${value}\n`).join('');
  const forNginx = headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  return {
    'index.html': indexPage(script),
    [logoFile]: iconSvg(iconVariants.tab),
    'editor.css': styleSheet,
    'robots.txt': 'User-agent: *\nDisallow: /\n',
    // Cloudflare Pages and Netlify.
    _headers: `/*\n${forCloudflare}`,
    // For `include` in nginx's `server` block.
    'nginx-headers.conf': forNginx.join(''),
  };
}
