import { type Logger, pino } from 'pino';
import type { Settings } from '../env.ts';
import { describeFault } from './describe-fault.ts';

type Log = {
  readonly log: Logger;
  /** Takes whole lines; undefined when this level leaves requests out. */
  readonly writeLog: ((lines: string) => void) | undefined;
};

/** The log, one JSON object a line. A full disk or a reader that went away costs lines, never the server. */
export function openLog(level: Settings['logLevel'], file: number | string = 1): Log {
  const destination = pino.destination({ dest: file, sync: false, maxLength: 16 * 1024 * 1024 });
  destination.on('error', () => {});
  process.on('exit', () => {
    try {
      destination.flushSync();
    } catch {
      // It could not be written before either.
    }
  });
  return {
    log: pino({ level, serializers: { err: describeFault } }, destination),
    writeLog: level === 'debug' || level === 'info' ? (lines) => void destination.write(lines) : undefined,
  };
}
