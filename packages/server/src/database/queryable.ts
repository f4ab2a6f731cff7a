import type { ClientBase } from 'pg';

/** What writes inside whatever transaction its owner has begun: a client, a lent client of the pool. */
export type Queryable = Pick<ClientBase, 'query'>;
