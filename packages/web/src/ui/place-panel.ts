export type PanelPlacement = {
  /** The trigger's box in the viewport. */
  trigger: { top: number; left: number; width: number; height: number };
  panel: { width: number; height: number };
  viewport: { width: number; height: number };
};

/** Between trigger and panel, and between panel and the edge of the window. */
const GAP = 8;
const EDGE = 16;

/**
 * Under the trigger and flush with its left edge, or where it would not fit with its right edge; above it where only that side has the room. The panel never
 * leaves the window: it moves sideways, and where neither side is tall enough it is cut to scroll inside.
 */
export function placePanel({ trigger, panel, viewport }: PanelPlacement) {
  const bottom = trigger.top + trigger.height;
  const below = viewport.height - bottom - GAP - EDGE;
  const above = trigger.top - GAP - EDGE;
  const under = panel.height <= below || below >= above;
  const maxHeight = Math.max(under ? below : above, 0);
  const height = Math.min(panel.height, maxHeight);
  const rightmost = viewport.width - panel.width - EDGE;
  const right = trigger.left + trigger.width;
  const flush = trigger.left <= rightmost ? trigger.left : right - panel.width;
  return {
    top: under ? bottom + GAP : trigger.top - GAP - height,
    left: Math.max(EDGE, Math.min(flush, rightmost)),
    maxHeight,
  };
}
