/**
 * What scripts on Next's own server may set as plain text although the policy requires Trusted
 * Types, and nothing else: the addresses of Next's own script files, which its loader sets; and
 * text without elements and an empty script, which React sets when it renders a whole page in the
 * browser because an extension has changed the HTML. Without them that page would end up empty.
 *
 * It stands in the head: Next's loader starts with a script in the body.
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

/** The Trusted Types policy of Next's own server; publishing takes it out of the page. */
export function TrustedScripts() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would escape quotes
      dangerouslySetInnerHTML={{ __html: defaultPolicy }}
    />
  );
}
