import { focusFirst } from './focus-first.ts';
import { placePanel } from './place-panel.ts';

/**
 * Shows a panel in the top layer under its trigger and keeps it there. The returned function hides it and gives
 * the focus back to the trigger, unless it went elsewhere on purpose.
 */
export function hangPanel(panel: HTMLElement, trigger: HTMLElement): () => void {
  const place = () => placeUnder(panel, trigger);
  panel.showPopover({ source: trigger });
  place();
  focusFirst(panel);
  // Captured, because the trigger may stand in something that scrolls by itself.
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  const resized = new ResizeObserver(place);
  resized.observe(panel.firstElementChild ?? panel);
  return () => {
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
    resized.disconnect();
    panel.hidePopover();
    // What had the focus may be gone from the panel by now, which leaves it on the body.
    const focused = document.activeElement;
    if (focused === document.body || panel.contains(focused)) trigger.focus({ preventScroll: true });
  };
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
