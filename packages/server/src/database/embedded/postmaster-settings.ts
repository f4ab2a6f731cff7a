/** `settle-previous-server.ts` recognises by it an orphaned server of ours. A server started by hand has another name. */
export const CLUSTER_NAME = 'ashore';

/** Settings for one small server with one program on it. None of them loses acknowledged work in a crash. */
const SETTINGS: Readonly<Record<string, string>> = {
  cluster_name: CLUSTER_NAME,
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // The server of the product takes 20 (`connect.ts`) and one to listen for changes, each command of an operator
  // 3. The others are spare: for several commands at once, and for an operator with psql.
  max_connections: '60',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  // Nothing replicates from this server. An installation that needs replication has its own PostgreSQL and
  // DATABASE_URL.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  // Queries here are short, so starting these features costs what they save. Containers have 64 MB of shared
  // memory for them.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  // `run-postmaster.ts` and ROUTINE below recognise the English messages.
  lc_messages: 'C',
  // The application logs the errors of single statements, which contain values. Only the server's own errors
  // are logged here.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
  logging_collector: 'off',
  log_destination: 'stderr',
};

export function postmasterArguments(
  socketFolder: string,
  extraSettings: Readonly<Record<string, string>>,
): string[] {
  const settings = { ...SETTINGS, ...extraSettings, unix_socket_directories: socketFolder };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Messages of every start and stop. They would only hide the lines that matter. */
const ROUTINE_MESSAGES = [
  /^LOG:\s+(starting PostgreSQL|listening on|database system (was shut down|is ready|is shut down))/,
  /^LOG:\s+(received (fast|immediate) shutdown|aborting any active|shutting down|checkpoint (starting|complete))/,
  /^LOG:\s+background worker "logical replication launcher"/,
  /^FATAL:\s+(terminating connection due to administrator command|the database system is (starting up|shutting down|in recovery mode|not yet accepting connections))/,
];

/**
 * Whether a line is a message of the server about itself. The text of a statement, which may contain personal
 * data, is never one. `run-postmaster.ts` logs these lines, and reports them as the reason of a failed start.
 */
export function isWorthLogging(line: string): boolean {
  return (
    /^(LOG|WARNING|FATAL|PANIC|HINT):/.test(line) && !ROUTINE_MESSAGES.some((pattern) => pattern.test(line))
  );
}
