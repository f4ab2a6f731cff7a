import type { ClientBase } from 'pg';

/** Writes inside the transaction that its owner has begun: a client, or a client borrowed from the pool. */
export type Queryable = Pick<ClientBase, 'query'>;
