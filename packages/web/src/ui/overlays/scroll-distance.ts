type Edges = { readonly top: number; readonly bottom: number };

/** Distance kept between the panel or the field and the edge of the window. */
const MARGIN_PX = 16;

/**
 * How far the page must scroll to show the whole panel below a field or button. The field stays in
 * view, at any height of the panel. The page does not scroll for a panel that is already in view.
 */
export function scrollDistance(field: Edges, panel: Edges, height: number): number {
  return Math.max(0, Math.min(panel.bottom + MARGIN_PX - height, field.top - MARGIN_PX));
}
