/**
 * Puts the focus where a panel wants it: on what is marked `data-first-focus`, else on the first of its buttons
 * in the footer. A panel with neither keeps what the browser chose.
 */
export function focusFirst(panel: HTMLElement): void {
  const marked = panel.querySelector<HTMLElement>('[data-first-focus]');
  const expected = panel.querySelector<HTMLElement>('footer :is(button, a)');
  (marked ?? expected)?.focus();
}
