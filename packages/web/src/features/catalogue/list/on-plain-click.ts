import type { MouseEvent } from 'react';

/** Does something else than following a link; another tab or window is left to the browser. */
export function onPlainClick(act: () => void) {
  return (click: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    click.preventDefault();
    act();
  };
}
