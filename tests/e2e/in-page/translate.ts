/** Replaces the text nodes of an element, as the translation of Chrome does. */
function translateTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '') texts.push(node);
  }
  for (const text of texts) {
    if (text.parentElement?.closest('font, script, style, textarea, [translate="no"]')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `⟪${text.data}⟫`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Translates the page, and what is added to it later. */
export function translatePage(): void {
  translateTexts(document.body);
  const observer = new MutationObserver((records) => {
    for (const { target } of records) translateTexts(target);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
