/** Types of the text editor, which is installed by the `package.json` in this folder. */
declare module '@sveltia/cms' {
  import type { ComponentType } from 'react';

  /** An entry about to be saved or just saved, an Immutable.js map. */
  export type Entry = {
    toJS: () => unknown;
    setIn: (path: readonly string[], value: unknown) => Entry;
  };
  /** The props of a field; `field` contains its options. */
  export type FieldProps = {
    value: unknown;
    forID: string;
    field: { get: (option: string) => unknown };
    entry: { get: (property: 'path') => unknown };
    invalid?: boolean;
  };
  type Field = ComponentType<FieldProps>;
  const CMS: {
    init: (options: { config: object }) => Promise<void>;
    getFieldType: (name: string) => { control: Field };
    registerFieldType: (name: string, control: Field) => void;
    registerCustomFormat: (
      name: string,
      extension: string,
      format: { fromFile: (text: string) => unknown; toFile: (content: unknown) => string },
    ) => void;
    registerEventListener: (listener: {
      name: 'preSave' | 'postSave';
      handler: (event: { entry: Entry }) => Entry | undefined | Promise<Entry | undefined>;
    }) => void;
  };
  export default CMS;
}
