type Edges = { readonly top: number; readonly bottom: number };

/** Air between what is shown and the edge of the window. */
const AIR = 16;

/**
 * How far a page must be scrolled so that what hangs below a field is seen to its end. The field itself stays in view,
 * however much hangs below it; nothing that is in view already moves.
 */
export function roomBelow(field: Edges, panel: Edges, height: number): number {
  return Math.max(0, Math.min(panel.bottom + AIR - height, field.top - AIR));
}
