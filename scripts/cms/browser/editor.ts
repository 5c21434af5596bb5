import CMS, { type CmsConfig, type CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement } from 'react';
import { isLocale } from '@/lib/locales';
import { messageWidget } from '@/scripts/cms/config';
import { checkTexts } from '@/scripts/messages/check-messages';
import {
  parametersRule,
  parseGlossary,
  textRules,
  wordingRule,
} from '@/scripts/messages/text-rules';

/** Written into the script by `write-editor.ts`. */
declare const editorConfig: CmsConfig;
declare const glossaries: Readonly<Record<string, string>>;

const textField = CMS.getFieldType('text')?.control ?? 'textarea';

/** Why a text would be rejected after saving, in one line for each reason. */
function findReasons(file: string, field: CustomFieldControlProps['field'], text: string) {
  const [, locale = '', name = ''] = file.split('/');
  // The editor itself reports a text that is missing.
  if (!isLocale(locale) || text.trim() === '') return [];
  const messages = new Map([[`${field.get('key')}`, text]]);
  const source = { file, locale, namespace: name.replace('.json', ''), messages };
  const glossary = parseGlossary(glossaries[locale] ?? '');
  const kept = `${field.get('parameters')}`.split(' ').filter(Boolean);
  const rules = [parametersRule(kept), ...textRules, wordingRule(glossary)];
  return checkTexts(source, rules).map(({ message }) => message);
}

/** The editor's own text field, with our checks: the editor calls `isValid` and shows its reasons. */
class MessageField extends Component<CustomFieldControlProps> {
  isValid = (text: unknown) => {
    const { entry, field } = this.props;
    const reasons = findReasons(`${entry?.get('path')}`, field, `${text ?? ''}`);
    return reasons.length === 0 || { error: { message: reasons.join(' · ') } };
  };

  override render() {
    return createElement(textField, this.props);
  }
}

CMS.registerFieldType(messageWidget, MessageField);
await CMS.init({ config: editorConfig });
