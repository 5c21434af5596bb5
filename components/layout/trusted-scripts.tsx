/**
 * Trusted Types default policy for Next's own server. It allows only the URLs of Next's own script
 * files, set by its loader; and plain text and an empty script, set by React when it re-renders a
 * whole page because an extension changed the HTML. Without them that page would be empty.
 *
 * Must be in the head: Next's loader starts with a script in the body.
 *
 * @see docs/decisions/0015-hashes-on-next-server.md
 */
const defaultPolicy = `window.trustedTypes?.createPolicy("default", {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && pathname.startsWith("/_next/static/") ? address : null;
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
