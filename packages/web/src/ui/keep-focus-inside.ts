import type { KeyboardEvent } from 'react';

const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex^="-"])';

/**
 * Tab goes round inside. A modal dialog of the platform lets it out into the browser's own bar, which is one step of
 * nothing for whoever only hears the page.
 */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [inside.at(0), inside.at(-1)] : [inside.at(-1), inside.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
