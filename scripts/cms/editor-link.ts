/**
 * The URL's hash of a file of `messages/<language>/` in the text editor.
 *
 * ```
 * editorLink('home.json') // #/collections/pages/entries/home
 * editorLink('terms-employers.md') // #/collections/terms/entries/terms-employers
 * ```
 */
export function editorLink(file: string): string {
  const [name = '', type] = file.split('.');
  return `#/collections/${type === 'md' ? 'terms' : 'pages'}/entries/${name}`;
}
