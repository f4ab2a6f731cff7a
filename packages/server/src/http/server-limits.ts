/** How long and how much one client may take. Times are in milliseconds. */
export type ServerLimits = {
  readonly headersWithin: number;
  readonly requestWithin: number;
  readonly checkEvery: number;
  readonly keepAlive: number;
  /** An answer of which the client took nothing for this long is given up. */
  readonly readingStalledFor: number;
  /** An answer that the client takes drop by drop is given up after this long. */
  readonly readWithin: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
};

/** Node's own limits would let a client that sends its headers byte by byte live for a minute. */
export const usualLimits: ServerLimits = {
  headersWithin: 5_000,
  requestWithin: 10_000,
  checkEvery: 1_000,
  keepAlive: 5_000,
  readingStalledFor: 5_000,
  readWithin: 60_000,
  connections: 10_000,
  connectionsPerAddress: 256,
};
