import { withoutCardNumbers } from '@ashore/core/text/card-number.ts';
import { type Logger, pino } from 'pino';
import type { Settings } from '../../env.ts';
import { plainLines } from './plain-lines.ts';
import { sourceStack } from './source-stack.ts';

type Log = {
  readonly log: Logger;
  /** Takes the whole lines of a request log. Undefined if this log level omits requests. */
  readonly writeRequestLines: ((lines: string) => void) | undefined;
};

type LogOptions = {
  readonly file?: number | string;
  /** True if a person reads the log at a terminal. Otherwise each line is a JSON object. */
  readonly isForTerminal?: boolean;
};

/** Opens the log. A full disk or a closed reader loses lines, but never stops the server. */
export function openLog(
  level: Settings['logLevel'],
  { file = 1, isForTerminal = false }: LogOptions = {},
): Log {
  const destination = pino.destination({ dest: file, sync: false, maxLength: 16 * 1024 * 1024 });
  destination.on('error', () => {});
  process.on('exit', () => {
    try {
      destination.flushSync();
    } catch {
      // The log could not be written before either.
    }
  });
  const write = (lines: string) => void destination.write(isForTerminal ? plainLines(lines) : lines);
  return {
    log: pino({ level, serializers: { err: describeFault } }, { write }),
    writeRequestLines: level === 'debug' || level === 'info' ? write : undefined,
  };
}

/**
 * Describes a fault for the log: where it happened, without its data. Messages of the database and its driver
 * contain the values of the statement, email addresses included.
 */
export function describeFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { name, message, stack, cause, code } = fault as Error & { code?: unknown };
  return {
    type: name,
    message: withoutValues(message),
    ...(typeof code === 'string' && { code }),
    // The stack begins with the message, which is left out here.
    stack:
      stack &&
      sourceStack(stack)
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n'),
    ...(cause !== undefined && { cause: describeFault(cause) }),
  };
}

function withoutValues(message: string): string {
  // Cut first: the time of the second pattern grows with the square of the length.
  return withoutCardNumbers(message.slice(0, 1_000))
    .replace(/\bparams:[\s\S]*$/, 'params: …')
    .replace(/[^\s"'<>(),;=]+@[^\s"'<>(),;=]+/g, '…@…')
    .slice(0, 500);
}
