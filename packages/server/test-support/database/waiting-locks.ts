/** The locks that are waited for in this database. Other databases of the same server belong to other test files. */
export const WAITING_LOCKS = `SELECT locktype FROM pg_locks WHERE NOT granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** The clients of this database that wait for a lock of any kind, such as for a row that another one is changing. */
export const WAITING_CLIENTS = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;
