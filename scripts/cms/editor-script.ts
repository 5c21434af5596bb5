/** A place in the editor's own script, and what is put there. */
type Change = { why: string; place: RegExp; put: string };

/** Module with the functions that the changed places call, relative to the project's root. */
export const hooksModule = 'scripts/cms/browser/editor-hooks.ts';

const changes: readonly Change[] = [
  {
    why: 'what a draft was begun with',
    place:
      /(async ([\w$]+)=>\{if\(!\([\w$]+\.useDraftBackup\?\?!0\)\|\|!\2\.interacted\)return;let)\{/,
    put: '$1 $$draftBase=draftBase($2),{',
  },
  {
    why: 'a draft that is kept',
    place: /\{(timestamp:new Date,cmsConfigVersion:)/,
    put: '{base:$$draftBase,$1',
  },
  {
    why: 'a draft that is restored',
    place: /(\(\{backup:([\w$]+),draft:([\w$]+)\}\)=>\{)(?=let\{currentLocales:)/,
    put: '$1$2=draftToRestore($2,$3);',
  },
  {
    why: 'fields that are invalid',
    place: /(throw [\w$]+\(\{draft:([\w$]+)\}\)),Error\(`validation_failed`\)/,
    put: '$1,await invalidError($2)',
  },
  {
    why: "the state of the Git host, which is on a host that the editor's policy does not allow",
    place: /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/,
    put: 'data:application/json,{"status":{"indicator":"none"}}',
  },
];

/**
 * The editor's own script with the places changed for which it has no settings. A draft that it
 * restores would replace the whole page, also what others have saved since.
 *
 * @param hooks path of the module with the functions that are called
 * @throws when a place is not there exactly once: the editor has changed
 */
export function changedScript(script: string, hooks: string): string {
  const changed = changes.reduce((text, { why, place, put }) => {
    const count = [...text.matchAll(new RegExp(place, 'g'))].length;
    if (count !== 1) {
      throw new Error(`@sveltia/cms has ${count} places for ${why}; expected 1.`);
    }
    return text.replace(place, put);
  }, script);
  const names = ['draftBase', 'draftToRestore', 'invalidError'].join(', ');
  return `import { ${names} } from ${JSON.stringify(hooks)};\n${changed}`;
}
