/**
 * Runs in pages of `npm run dev`: finds texts, lists their problems, and reloads on changes.
 */

import type { TextProblems } from '@/scripts/serve/text-preview';
import { create } from '@/scripts/text-finder/browser/finder';

// The space at the left is for Next's button in the corner.
const style = `position: fixed; inset: auto 0 0 0; z-index: 60; max-height: 45vh; overflow-y: auto;
  padding: 12px 20px 12px 72px; background: #fff3f0; border-top: 3px solid #b3261e;
  color: #3b0907; font: 15px/1.5 ui-monospace, monospace; overflow-wrap: anywhere`;

const path = encodeURIComponent(location.pathname);
const response = await fetch(`/_texts/problems?path=${path}`);
const { summary, lines }: TextProblems = await response.json();
if (summary !== '') {
  const items = lines.map((textContent) => create('li', { textContent }));
  const heading = create('summary', { textContent: summary });
  const details = create(
    'details',
    { open: lines.length > 0 },
    heading,
    create('ul', {}, ...items),
  );
  const aside = create('aside', { lang: 'en', ariaLabel: 'Texts to fix' }, details);
  aside.style.cssText = style;
  document.body.append(aside);
}
new EventSource('/_texts/changes').onmessage = () => location.reload();
