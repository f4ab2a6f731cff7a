export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

let threshold: LogLevel = 'warn';

/** Applies to this visit in this browser. Log entries are not sent to the server. */
export function setLogLevel(level: LogLevel): void {
  threshold = level;
}

/** Writes into the browser's console, from the chosen level on. */
export function log(level: LogLevel, message: string, details?: unknown): void {
  if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(threshold)) return;
  // biome-ignore lint/suspicious/noConsole: the browser's console is where this log goes.
  console[level](message, ...(details === undefined ? [] : [details]));
}
