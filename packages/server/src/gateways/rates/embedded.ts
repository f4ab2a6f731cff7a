import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseRates } from './parse-rates.ts';
import { MOST_BYTES, type Rates } from './port.ts';

/** The table in a file: the one that is shipped, or one that somebody has. */
export function ratesInFile(path: string): Rates {
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
