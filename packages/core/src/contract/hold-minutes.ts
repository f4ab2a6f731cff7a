/** How long spots and a price are promised, and by how much that can be made longer, once. */
export const HOLD_MINUTES = 15;

/** So long a cart holds something in all, whatever it changes to meanwhile. Only a payment that has begun takes longer. */
export const LONGEST_HOLD_MINUTES = 30;

/** Less than that is not worth a question whether it should be longer. */
export const LEAST_EXTENSION_MINUTES = 5;
