/** How long spots and a price are promised, and by how much that can be made longer, once. */
export const HOLD_MINUTES = 15;
