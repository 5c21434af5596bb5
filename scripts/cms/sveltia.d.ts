/** What this project uses of the text editor, which is installed apart: `package.json` here. */
declare module '@sveltia/cms' {
  /** An entry about to be saved or just saved, an Immutable.js map. */
  export type Entry = {
    toJS: () => unknown;
    setIn: (path: readonly string[], value: unknown) => Entry;
  };
  const CMS: {
    init: (options: { config: object }) => Promise<void>;
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
