/** Runs in pages of `npm run dev`: lists problems of their texts, and reloads on changes. */

const styles = {
  bar: [
    'position: fixed; inset: auto 0 0 0; z-index: 60; max-height: 45vh; overflow-y: auto',
    // Leaves room for Next's button in the corner.
    'padding: 12px 20px 12px 72px; background: #fff3f0; border-top: 3px solid #b3261e',
    'color: #3b0907; font: 15px/1.5 ui-monospace, monospace',
  ].join('; '),
  summary: 'font-weight: 700; cursor: pointer',
  line: 'padding: 6px 0; overflow-wrap: anywhere',
};

function element(name, style, ...children) {
  const created = document.createElement(name);
  created.style.cssText = style;
  created.append(...children);
  return created;
}

async function showProblems() {
  const path = encodeURIComponent(location.pathname);
  const response = await fetch(`/_texts/problems?path=${path}`);
  const { folder, lines, others } = await response.json();
  if (lines.length + others === 0) return;
  const rest = others > 0 ? `, ${others} in other languages` : '';
  const details = element(
    'details',
    '',
    element('summary', styles.summary, `${lines.length} to fix in ${folder}${rest}`),
    element('ul', '', ...lines.map((line) => element('li', styles.line, line))),
  );
  if (others > 0) details.append(element('p', styles.line, 'All of them: npm run messages'));
  details.open = lines.length > 0;
  const aside = element('aside', styles.bar, details);
  aside.lang = 'en';
  aside.ariaLabel = 'Texts to fix';
  document.body.append(aside);
}

new EventSource('/_texts/changes').onmessage = () => location.reload();
await showProblems();
