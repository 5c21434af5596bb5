/**
 * Runs in marked pages, in development and in previews: shows where the text is written that is
 * clicked with the Alt key, or while the switch is on.
 */
import { withoutMarks } from '@/lib/i18n/text-marks';
import { localeOfPath } from '@/lib/locales';
import { textsAt } from '@/tooling/text-finder/browser/find-texts';
import { linkToEditor } from '@/tooling/text-finder/browser/link-to-editor';
import { createPanel } from '@/tooling/text-finder/browser/panel';
import { finderWords } from '@/tooling/text-finder/browser/words';

/** Address of the text editor, or nothing; set while bundling. */
declare const EDITOR_ADDRESS: string;

const words = finderWords[localeOfPath(location.pathname)] ?? finderWords.en;
const panel = createPanel(words, (place) => linkToEditor(place, EDITOR_ADDRESS));

window.addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (target === panel.host || !(event.altKey || panel.isOn())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const texts = target instanceof Element ? textsAt(target, event) : [];
    if (texts.length > 0) panel.show(texts);
    else panel.hide();
  },
  { capture: true },
);

window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') panel.hide();
});

// What is copied is pasted elsewhere.
document.addEventListener('copy', (event) => {
  const copied = document.getSelection()?.toString() ?? '';
  if (copied === '' || withoutMarks(copied) === copied) return;
  event.clipboardData?.setData('text/plain', withoutMarks(copied));
  event.preventDefault();
});
