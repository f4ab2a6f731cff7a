import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseRates } from './parse-rates.ts';
import { MOST_BYTES, type RateSource } from './port.ts';

/** Reads the exchange rates from a file: the shipped table, or one that the operator has. */
export function ratesFromFile(path: string): RateSource {
  return {
    async read() {
      try {
        const { size } = await stat(path);
        if (size > MOST_BYTES) return { failed: 'too_large', details: `${size} bytes` };
        return parseRates(await readFile(path, 'utf8'), basename(path));
      } catch (error) {
        return { failed: 'unreachable', details: (error as Error).message };
      }
    },
  };
}
