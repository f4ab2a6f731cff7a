// Apart from the contract, whose schemas a browser does without.

/** Where somebody wants to be fetched, or taken to afterwards. */
export const RIDE_DIRECTIONS = ['to-start', 'from-end', 'both'] as const;

/** The least and the most that is read of each line. */
export const RIDE_LENGTHS = {
  hotelName: [1, 120],
  address: [1, 200],
  airport: [1, 120],
  flightNumber: [2, 12],
  shipName: [1, 120],
  terminal: [0, 120],
} as const;
