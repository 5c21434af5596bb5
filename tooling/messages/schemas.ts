import { defaultLocale } from '@/lib/locales';
import { readIcu } from '@/tooling/messages/icu';
import { isKeptInGerman } from '@/tooling/messages/kept-in-german';
import { limitOf } from '@/tooling/messages/text-limits';

/** JSON Schema of a message. */
type TextSchema = {
  type: 'string';
  description: string;
  minLength: 1;
  maxLength?: number;
  const?: string;
};

/** JSON Schema of an object with messages. */
type ObjectSchema = {
  type: 'object';
  properties: Record<string, TextSchema | ObjectSchema>;
  required: string[];
  additionalProperties: false;
};

/** The schema of a message, with the description that editors show. */
function textSchema(namespace: string, key: string, german: string): TextSchema {
  const message = readIcu(german);
  const parameters = 'error' in message ? [] : [...message.parameters];
  const limit = limitOf(namespace, key);
  const description = [
    `${defaultLocale}: ${german}`,
    ...(parameters.length > 0 ? [`Keep: ${parameters.join(', ')}`] : []),
    ...(limit ? [`At most ${limit.most} characters (${limit.place}).`] : []),
  ].join('\n\n');
  return {
    type: 'string',
    description,
    minLength: 1,
    // Syntax counts towards the length in the file, but not on the page.
    ...(limit && parameters.length === 0 && { maxLength: limit.most }),
    ...(isKeptInGerman(key) && { const: german }),
  };
}

/** The schema of an entry; entries of other types are reported by the checks. */
function entrySchema(
  namespace: string,
  key: string,
  value: unknown,
): TextSchema | ObjectSchema | undefined {
  if (typeof value === 'string') return textSchema(namespace, key, value);
  return typeof value === 'object' && value !== null
    ? objectSchema(namespace, `${key}.`, value)
    : undefined;
}

function objectSchema(namespace: string, path: string, tree: object): ObjectSchema {
  const properties: ObjectSchema['properties'] = {};
  for (const [name, value] of Object.entries(tree)) {
    const schema = entrySchema(namespace, path + name, value);
    if (schema) properties[name] = schema;
  }
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false };
}

/**
 * A JSON Schema (draft 7, which editors support) for completion and validation of a namespace's
 * files in all languages.
 *
 * @param german the German file, the source of the keys
 */
export function messageSchema(namespace: string, german: object): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Texts: ${namespace}`,
    ...objectSchema(namespace, '', german),
  };
}
