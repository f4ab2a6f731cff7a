type Edges = { readonly top: number; readonly bottom: number };

/** Distance from the panel to the edge of the window. */
const AIR = 16;

/**
 * How far the page must scroll to show the whole panel below a field or button. That stays in view, at any height
 * of the panel. A panel already in view does not scroll.
 */
export function scrollDistance(field: Edges, panel: Edges, height: number): number {
  return Math.max(0, Math.min(panel.bottom + AIR - height, field.top - AIR));
}
