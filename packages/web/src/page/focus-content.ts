/** Moves the focus to the start of the page without scrolling. */
export function focusContent(): void {
  const content = document.getElementById('content');
  content?.setAttribute('tabindex', '-1');
  content?.focus({ preventScroll: true });
}
