import { withoutCardNumbers } from '@ashore/core/text/card-number.ts';
import { type Logger, pino } from 'pino';
import type { Settings } from '../../env.ts';
import type { EndedRequest } from '../server/open-requests.ts';

type Log = {
  readonly log: Logger;
  /** Takes the whole lines of a request log. Undefined if this log level omits requests. */
  readonly writeRequestLines: ((lines: string) => void) | undefined;
};

type LogOptions = {
  readonly file?: number | string;
  /** True if a person reads the log at a terminal. Otherwise each line is a JSON object. */
  readonly plain?: boolean;
};

/** Opens the log. A full disk or a closed reader loses lines, but never stops the server. */
export function openLog(level: Settings['logLevel'], { file = 1, plain = false }: LogOptions = {}): Log {
  const destination = pino.destination({ dest: file, sync: false, maxLength: 16 * 1024 * 1024 });
  destination.on('error', () => {});
  process.on('exit', () => {
    try {
      destination.flushSync();
    } catch {
      // The log could not be written before either.
    }
  });
  const write = (lines: string) => void destination.write(plain ? plainLines(lines) : lines);
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
    stack: stack
      ?.split('\n')
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

type LoggedError = {
  readonly type?: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
};

type LogLine = {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: LoggedError;
} & Readonly<Record<string, unknown>>;

/** Formats log lines for a person at a terminal. Programs get the lines unchanged. */
export function plainLines(lines: string): string {
  return lines
    .split('\n')
    .map((line) => (line === '' ? '' : plainLine(JSON.parse(line))))
    .join('\n');
}

function plainLine(line: LogLine): string {
  const { level, time, msg = '', err } = line;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const severity = level >= 50 ? 'ERROR ' : level >= 40 ? 'warning ' : '';
  if (msg === 'request') return `${clock}  ${requestOf(line)}`;
  return `${clock}  ${severity}${msg}${aboutOf(line)}${err ? `\n${faultOf(err)}` : ''}`;
}

function requestOf({ method, status, route, ms }: LogLine): string {
  return `${status} ${method} ${route}, ${ms} ms`;
}

/** Lists the short texts of a line, such as the call or the screen. */
function aboutOf({ level: _level, time: _time, msg: _msg, err: _err, ...others }: LogLine): string {
  const simpleFields = Object.entries(others).filter(
    ([name, value]) => name !== 'pid' && name !== 'hostname' && typeof value === 'string',
  );
  return simpleFields.map(([name, value]) => `, ${name} ${value}`).join('');
}

function faultOf({ type, message, code, stack, cause }: LoggedError): string {
  const head = [type, code, message].filter(Boolean).join(': ');
  const below = cause ? `caused by ${faultOf(cause)}` : '';
  return [head, stack, below].filter(Boolean).join('\n');
}

export type RequestLog = { write(ended: EndedRequest): void; flush(): void };

/**
 * Writes one line for each request, in the format of the other log lines. No part of it is chosen by the
 * visitor: no path, query, cookie, address or agent. So nothing needs escaping, and no visitor can be
 * identified. Lines are written in batches: logging each one separately costs a third of serving a
 * cached page.
 */
export function createRequestLog(write: (lines: string) => void, flushAfterMilliseconds = 100): RequestLog {
  let lines = '';

  function flush() {
    if (lines !== '') write(lines);
    lines = '';
  }

  return {
    flush,
    write({ exchange: { id, routeClass, route, method }, status, aborted, milliseconds }) {
      if (lines === '') setTimeout(flush, flushAfterMilliseconds).unref();
      lines += `{"level":30,"time":${Date.now()},"id":"${id}","class":"${routeClass}","route":"${route}","method":"${method}","status":${status},"ms":${milliseconds.toFixed(1)}${aborted ? ',"aborted":true' : ''},"msg":"request"}\n`;
    },
  };
}
