import { focusFirst } from './focus-first.ts';
import { placePanel } from './place-panel.ts';

export type HangingPanel = {
  panel: HTMLElement;
  trigger: HTMLElement;
  /** Asked for by Escape, by a press elsewhere and when the focus goes elsewhere. */
  onClose: () => void;
};

/**
 * Shows a panel in the top layer under its trigger and keeps it there. The returned function hides it and gives
 * the focus back to the trigger, unless it went elsewhere on purpose.
 */
export function hangPanel({ panel, trigger, onClose }: HangingPanel): () => void {
  const stop = new AbortController();
  const place = () => placeUnder(panel, trigger);
  const within = (target: unknown) =>
    target instanceof Node && (panel.contains(target) || trigger.contains(target));

  // Showing moves the focus into the panel, and the page would scroll to it: so it appears within view.
  panel.style.setProperty('--panel-top', `${window.scrollY}px`);
  panel.showPopover();
  focusFirst(panel);

  // Captured, because the trigger may stand in something that scrolls by itself.
  window.addEventListener('scroll', place, { capture: true, passive: true, signal: stop.signal });
  window.addEventListener('resize', place, { signal: stop.signal });
  // It reports once by itself, before the first paint, when the panel has its size.
  const resized = new ResizeObserver(place);
  resized.observe(panel.firstElementChild ?? panel);

  // The platform's own light dismissal tells of it too late: a press on the trigger in between would be lost.
  document.addEventListener('pointerdown', ({ target }) => !within(target) && onClose(), stop);
  panel.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && !within(relatedTarget) && onClose(),
    stop,
  );
  document.addEventListener('keydown', (event) => closeOnEscape(event, onClose), stop);

  return () => {
    stop.abort();
    resized.disconnect();
    panel.hidePopover();
    // What had the focus may be gone from the panel by now, which leaves it on the body.
    const focused = document.activeElement;
    if (focused === document.body || panel.contains(focused)) trigger.focus({ preventScroll: true });
  };
}

function closeOnEscape(event: KeyboardEvent, onClose: () => void) {
  // Something inside the panel may have used the key already.
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  // A dialog around the trigger stays open.
  event.preventDefault();
  onClose();
}

function placeUnder(panel: HTMLElement, trigger: HTMLElement) {
  const root = document.documentElement;
  const placed = placePanel({
    trigger: trigger.getBoundingClientRect(),
    panel: { width: panel.offsetWidth, height: panel.scrollHeight },
    viewport: { width: root.clientWidth, height: root.clientHeight },
  });
  // In the page's coordinates: a panel that scrolls with the page never lags behind its trigger.
  panel.style.setProperty('--panel-top', `${placed.top + window.scrollY}px`);
  panel.style.setProperty('--panel-left', `${placed.left + window.scrollX}px`);
  panel.style.setProperty('--panel-height', `${placed.maxHeight}px`);
}
