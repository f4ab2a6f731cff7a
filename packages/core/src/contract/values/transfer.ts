// Kept apart from the contract, so that browsers need not load its schemas.

/** Whether the traveller wants a transfer to the start, from the end, or both. */
export const TRANSFER_DIRECTIONS = ['to-start', 'from-end', 'both'] as const;

/** Minimum and maximum length of each line. */
export const TRANSFER_LENGTHS = {
  hotelName: [1, 120],
  address: [1, 200],
  airport: [1, 120],
  flightNumber: [2, 12],
  shipName: [1, 120],
  terminal: [0, 120],
} as const;
