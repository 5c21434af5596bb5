import { isText } from 'domhandler';
import { withoutMarks } from '@/lib/i18n/text-marks';
import { allElements, type PageDocument } from '@/scripts/publishing/page-document';

/** Attributes that keep their marks: texts for people, and the islands' props. */
const markedAttributes: readonly string[] = [
  'alt',
  'aria-label',
  'placeholder',
  'title',
  'data-props',
];

/**
 * Prepares a page with marks for a preview: removes the marks from text for programs, such as URLs
 * and the head, and adds the script that reads the other marks.
 */
export function preparePreview($: PageDocument, finder: string): void {
  for (const element of allElements($)) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!markedAttributes.includes(name)) element.attribs[name] = withoutMarks(value);
    }
  }
  for (const node of $('head *, script').contents().get()) {
    if (isText(node)) node.data = withoutMarks(node.data);
  }
  // Search engines must not list previews.
  $('<meta name="robots" content="noindex">').appendTo('head');
  $('<script type="module"></script>').attr('src', finder).appendTo('head');
}
