type EarlyPress = {
  pressed?: { readonly button: HTMLElement; readonly label: string | null };
  note(event: Event): void;
};

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/**
 * Stands in the page itself, before any script has come: on a slow line people press what they can already see.
 * Links and forms work by themselves and are left to the browser.
 */
export const NOTE_EARLY_PRESS = `window.earlyPress={note(e){const b=e.target.closest('button[type=button]');if(b)earlyPress.pressed={button:b,label:b.textContent}}};addEventListener('click',earlyPress.note,true)`;

/**
 * Presses again what was pressed last before anybody listened. Not what is gone, nor what has another name by now: a
 * press means what was written on the button.
 */
export function repeatEarlyPress(window: Window): void {
  const { earlyPress } = window;
  if (!earlyPress) return;
  window.removeEventListener('click', earlyPress.note, true);
  delete window.earlyPress;
  const { button, label } = earlyPress.pressed ?? {};
  if (button?.isConnected && button.textContent === label) button.click();
}
