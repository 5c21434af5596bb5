import { isTag, isText } from 'domhandler';
import { withoutMarks } from '@/lib/i18n/text-marks';
import { elementsOf, type PageDocument, walk } from '@/scripts/publishing/page-document';

/** Attributes whose marks are kept: texts for people, and the islands' props, which hold texts. */
const kept: readonly string[] = ['alt', 'aria-label', 'placeholder', 'title', 'data-props'];

/**
 * Prepares a marked page for a preview: takes the marks away where programs read the text, such as in
 * addresses and in the head, and adds the script that reads the others.
 *
 * @param finder public path of the script
 */
export function preparePreview($: PageDocument, finder: string): void {
  for (const element of elementsOf($)) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!kept.includes(name)) element.attribs[name] = withoutMarks(value);
    }
  }
  for (const part of $('head, script').get()) {
    walk(part, (node) => {
      if (isText(node)) node.data = withoutMarks(node.data);
      return isTag(node);
    });
  }
  // A preview is for the people who get its address.
  $('<meta name="robots" content="noindex">').appendTo('head');
  $('<script type="module"></script>').attr('src', finder).appendTo('head');
}
