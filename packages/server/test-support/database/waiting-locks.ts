/** The locks that are waited for in this database. Other databases of the same server belong to other test files. */
export const WAITING_LOCKS = `SELECT locktype FROM pg_locks WHERE NOT granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
