import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { log } from '../page/log.ts';

type Reading<Value> = {
  /** Undefined until it is read. */
  readonly value: Value | undefined;
  readonly hasFailed: boolean;
  /** Replaces the value by what another call answered. */
  readonly setValue: (value: Value) => void;
  /** Reads the value once more. */
  readonly again: () => void;
};

/**
 * Reads a value when the component appears, when its subject changes, and on demand. A failure is logged with
 * `fault`. An answer that arrives after the next reading began is ignored.
 */
export function useRead<Value>(read: () => Promise<Value>, fault: string, subject = ''): Reading<Value> {
  const [value, setValue] = useState<Value>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const reading = `${subject} ${attempt}`;
  const latest = useRef(reading);
  latest.current = reading;
  const begin = useEffectEvent(async (begun: string) => {
    setFailed(false);
    try {
      const answer = await read();
      if (begun === latest.current) setValue(answer);
    } catch (error) {
      log('warn', fault, error);
      if (begun === latest.current) setFailed(true);
    }
  });
  useEffect(() => void begin(reading), [reading]);
  return { value, hasFailed, setValue, again: () => setAttempt((count) => count + 1) };
}
