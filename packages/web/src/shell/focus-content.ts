/** Puts the focus where the page begins, without moving what is seen. */
export function focusContent(): void {
  const content = document.getElementById('content');
  content?.setAttribute('tabindex', '-1');
  content?.focus({ preventScroll: true });
}
