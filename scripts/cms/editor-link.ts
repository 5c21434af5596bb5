/** The URL's hash of a file in the text editor, for `home.json`: `#/collections/pages/entries/home`. */
export function editorLink(file: string): string {
  const [name = '', type] = file.split('.');
  return `#/collections/${type === 'md' ? 'terms' : 'pages'}/entries/${name}`;
}
