import { type Logger, pino } from 'pino';
import type { Settings } from '../env.ts';
import { describeFault } from './describe-fault.ts';
import { plainLines } from './plain-lines.ts';

type Log = {
  readonly log: Logger;
  /** Takes whole lines; undefined when this level leaves requests out. */
  readonly writeLog: ((lines: string) => void) | undefined;
};

type Options = {
  readonly file?: number | string;
  /** Whether somebody sits before it: one JSON object a line otherwise. */
  readonly plain?: boolean;
};

/** A full disk or a reader that went away costs lines, never the server. */
export function openLog(level: Settings['logLevel'], { file = 1, plain = false }: Options = {}): Log {
  const destination = pino.destination({ dest: file, sync: false, maxLength: 16 * 1024 * 1024 });
  destination.on('error', () => {});
  process.on('exit', () => {
    try {
      destination.flushSync();
    } catch {
      // It could not be written before either.
    }
  });
  const write = (lines: string) => void destination.write(plain ? plainLines(lines) : lines);
  return {
    log: pino({ level, serializers: { err: describeFault } }, { write }),
    writeLog: level === 'debug' || level === 'info' ? write : undefined,
  };
}
