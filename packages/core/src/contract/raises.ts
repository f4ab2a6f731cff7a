import { z } from 'zod';
import { type ErrorCode, errorCatalogue } from '../errors/catalogue.ts';
import { statusText } from '../errors/status-text.ts';

const errorData = z.object({ field: z.string().optional(), reason: z.string().optional() }).optional();

type Raised<Code extends ErrorCode> = {
  [C in Code]: { status: (typeof errorCatalogue)[C]['status']; message: string; data: typeof errorData };
};

/** Declares which errors of the catalogue a procedure may answer with; status and message come from there. */
export function raises<Code extends ErrorCode>(...codes: Code[]): Raised<Code> {
  const entries = codes.map((code) => {
    const { status } = errorCatalogue[code];
    return [code, { status, message: statusText(status), data: errorData }];
  });
  return Object.fromEntries(entries) as Raised<Code>;
}
