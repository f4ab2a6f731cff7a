/**
 * Watches the forms that are submitted from now on. The result tells for each, in order, whether the page has handled it
 * itself; otherwise the browser would leave the page.
 */
export function watchSubmits(): () => readonly boolean[] {
  const submits: Event[] = [];
  // In the capture phase, because a handler may stop the event on its way.
  window.addEventListener('submit', (event) => submits.push(event), { capture: true });
  return () => submits.map(({ defaultPrevented }) => defaultPrevented);
}
