export type ActionRecorder = {
  /** Stops recording, because the part now handles events itself. */
  end(): void;
  /** Repeats, once, what the visitor did until then. */
  repeat(): void;
};

type Pressed = { readonly by: Event; readonly place: number; readonly label: string | null };

/**
 * Records the last button that a visitor presses and the lists in which one chooses, in a part of the page whose script is
 * not there yet. `onAction` is called at each.
 *
 * It listens on the window, because React stops events on a part that it cannot hydrate yet.
 */
export function recordActions(part: HTMLElement, onAction: () => void): ActionRecorder {
  let pressed: Pressed | undefined;
  const chosen = new Map<HTMLSelectElement, Event>();
  const buttons = () => [...part.querySelectorAll('button')];

  function note(event: Event): void {
    const { target, type } = event;
    if (!(target instanceof Element && part.contains(target))) return;
    const button = type === 'click' && target.closest('button');
    if (button) pressed = { by: event, place: buttons().indexOf(button), label: button.textContent };
    else if (type === 'change' && target instanceof HTMLSelectElement) chosen.set(target, event);
    else return;
    onAction();
  }

  for (const type of ['click', 'change']) window.addEventListener(type, note, true);
  return {
    end() {
      for (const type of ['click', 'change']) window.removeEventListener(type, note, true);
      // What is being dispatched has made React hydrate the part, and is about to reach it.
      if (pressed?.by === window.event) pressed = undefined;
      for (const [select, event] of chosen) if (event === window.event) chosen.delete(select);
    },
    repeat() {
      for (const select of chosen.keys())
        if (select.isConnected) select.dispatchEvent(new Event('change', { bubbles: true }));
      // The part may have been drawn again, with other elements at the same places.
      const button = pressed && buttons()[pressed.place];
      if (button && button.textContent === pressed?.label) button.click();
      chosen.clear();
      pressed = undefined;
    },
  };
}
