import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import {
  hasUnnumberedDocuments,
  MOST_DOCUMENTS,
  numberDocuments,
} from '../features/bookings/documents/number-documents.ts';
import { type Rounds, repeatRounds } from './repeat-rounds.ts';

type NumberWaitingDocumentsInput = {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn'>;
  readonly intervalMs?: number;
};

/** Numbers invoices and credit notes a moment after their sales and cancellations, if no call and no email has done it before. */
export function numberWaitingDocuments({
  database,
  log,
  intervalMs = 250,
}: NumberWaitingDocumentsInput): Rounds {
  return repeatRounds({
    round: async () =>
      (await hasUnnumberedDocuments(database.pool)) && (await numberDocuments(database)) === MOST_DOCUMENTS,
    intervalMs,
    log,
    problem: 'Invoices cannot be numbered',
  });
}
