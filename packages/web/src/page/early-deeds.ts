type EarlyDeeds = {
  pressed?: { readonly by: Event; readonly button: HTMLElement; readonly label: string | null };
  sent?: { readonly by: Event; readonly form: HTMLFormElement; readonly button: HTMLElement | null };
  readonly chosen: Set<HTMLSelectElement>;
  note(event: Event): void;
};

declare global {
  interface Window {
    early?: EarlyDeeds;
  }
}

const heard = ['click', 'change', 'submit'] as const;

/**
 * Stands in the page itself, before any script has come: on a slow line people use what they can already see. Links,
 * and forms that say how they are sent, work by themselves and are left to the browser. Any other would put
 * everything typed into the address of the page: it waits.
 */
export const NOTE_EARLY_DEEDS = `window.early={chosen:new Set,note(e){const t=e.target,b=e.type=='click'&&t.closest('button[type=button]');if(b)early.pressed={by:e,button:b,label:b.textContent};if(e.type=='change'&&t.matches('select'))early.chosen.add(t);if(e.type=='submit'&&!t.hasAttribute('method')){e.preventDefault();early.sent={by:e,form:t,button:e.submitter}}}};for(const t of${JSON.stringify(heard)})addEventListener(t,early.note,true)`;

/**
 * From now on the page hears for itself, and nothing may be done twice: what is being pressed at this very moment, and
 * made the page come alive, it is about to hear.
 */
export function endEarlyDeeds(window: Window): void {
  const { early } = window;
  if (!early) return;
  for (const type of heard) window.removeEventListener(type, early.note, true);
  if (early.pressed?.by === window.event) delete early.pressed;
  if (early.sent?.by === window.event) delete early.sent;
}

/**
 * Does again what was done before anybody listened: choices first, for a press or a form may build on them. A button
 * only if it is still there under the same name: a press means what was written on it.
 */
export function repeatEarlyDeeds(window: Window): void {
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
