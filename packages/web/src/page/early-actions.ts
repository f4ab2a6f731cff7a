type EarlyActions = {
  pressed?: { readonly by: Event; readonly button: HTMLElement; readonly label: string | null };
  sent?: { readonly by: Event; readonly form: HTMLFormElement; readonly button: HTMLElement | null };
  readonly chosen: Set<HTMLSelectElement>;
  note(event: Event): void;
};

declare global {
  interface Window {
    early?: EarlyActions;
  }
}

const actions = ['click', 'change', 'submit'] as const;

/**
 * Inline script that runs before any other script, because visitors with a slow connection use what they
 * already see. Links and forms with a `method` work without scripts and are left to the browser. Any other
 * form would put its values into the address of the page, so it waits. Names are short, because every page carries the
 * script.
 */
export const RECORD_EARLY_ACTIONS = `window.early={chosen:new Set,note(e){const t=e.target,b=e.type=='click'&&t.closest('button[type=button]');if(b)early.pressed={by:e,button:b,label:b.textContent};if(e.type=='change'&&t.matches('select'))early.chosen.add(t);if(e.type=='submit'&&!t.hasAttribute('method')){e.preventDefault();early.sent={by:e,form:t,button:e.submitter}}}};for(const t of${JSON.stringify(actions)})addEventListener(t,early.note,true)`;

/**
 * Stops recording, because the page now handles events itself. The event being dispatched started hydration
 * and is about to reach the page. It must not be repeated.
 */
export function endEarlyActions(window: Window): void {
  const { early } = window;
  if (!early) return;
  for (const type of actions) window.removeEventListener(type, early.note, true);
  if (early.pressed?.by === window.event) delete early.pressed;
  if (early.sent?.by === window.event) delete early.sent;
}

/**
 * Repeats what visitors did before hydration. Choices come first, because a press or a form may depend on
 * them. A button is pressed only if it still exists with the same label.
 */
export function repeatEarlyActions(window: Window): void {
  const { early } = window;
  if (!early) return;
  delete window.early;
  for (const select of early.chosen) {
    if (select.isConnected) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const { button, label } = early.pressed ?? {};
  if (button?.isConnected && button.textContent === label) button.click();
  if (early.sent?.form.isConnected) early.sent.form.requestSubmit(early.sent.button);
}
