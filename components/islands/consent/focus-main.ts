/** Moves the focus to the page's main part without scrolling, when its element is about to go. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
