import { bundlerStaticFolder } from '@/lib/framework-internals';

/**
 * Trusted Types default policy for Next's own server. It allows the URLs of Next's script files,
 * which Next's loader sets. As HTML, it allows plain text and an empty script. React sets both when
 * an extension has changed the page's HTML and React renders the whole page again.
 *
 * The policy must be in the head, because Next's loader starts with a script in the body.
 *
 * @see docs/decisions/0015-hashes-on-next-server.md
 */
const defaultPolicy = `window.trustedTypes?.createPolicy("default", {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && pathname.startsWith("${bundlerStaticFolder}") ? address : null;
  },
  createHTML(html) {
    return html === "\\x3Cscript>\\x3C/script>" || !html.includes("\\x3C") ? html : null;
  },
})`;

/** The Trusted Types policy of Next's own server; removed from published pages. */
export function TrustedScripts() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would escape quotes
      dangerouslySetInnerHTML={{ __html: defaultPolicy }}
    />
  );
}
