import type { EditorLanguage } from '@/scripts/cms/words/languages';
import { reasons } from '@/scripts/cms/words/reasons';

/** What a check says, in the editor's language. */
export function explain(message: string, language: EditorLanguage): string {
  // How a placeholder is formatted matters to its programmer alone.
  const plain = message.replaceAll(/(\{\w+\}): (?:text|number)/g, '$1');
  if (language === 'en') return plain;
  for (const reason of reasons) {
    const found = reason.says.exec(plain);
    if (!found) continue;
    return reason[language].replace(/\$(\d)/g, (_, index) => found[Number(index)] ?? '');
  }
  return plain;
}
