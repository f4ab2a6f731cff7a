import type { LogLevel } from './visit-parameters.ts';

const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];
let threshold: LogLevel = 'warn';

/** For this visit, in this browser; nothing on the server listens to it. */
export function setLogLevel(level: LogLevel): void {
  threshold = level;
}

export function log(level: LogLevel, message: string, details?: unknown): void {
  if (order.indexOf(level) < order.indexOf(threshold)) return;
  // biome-ignore lint/suspicious/noConsole: the browser's console is where this log goes.
  console[level](message, ...(details === undefined ? [] : [details]));
}
