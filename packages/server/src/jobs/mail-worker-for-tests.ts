import { connectDatabase } from '../database/connect-database.ts';
import { testBrand } from '../gateways/mail/brand-for-tests.ts';
import { createSmtp } from '../gateways/mail/smtp.ts';
import { createHandlers } from './handlers.ts';
import { noPhotographs } from './photographs-for-tests.ts';
import { startWorker } from './start-worker.ts';

const fail = (line: unknown) => process.stderr.write(`${String(line)}\n`);

/** A worker as a process of its own sends mails until it is ended: node mail-worker-for-tests.ts <database> <smtp>. */
const [, , url = '', smtpUrl = '', leaseSeconds = '3'] = process.argv;
const database = connectDatabase({ url, log: fail });
startWorker({
  database,
  handlers: createHandlers({
    database,
    gateway: createSmtp({ url: smtpUrl, connections: 4 }),
    brand: async () => testBrand,
    operatorAddress: 'desk@example.org',
    mailsKeptDays: 30,
    travellersKeptDays: 30,
    ...noPhotographs,
    rates: undefined,
    warn: fail,
  }),
  schedules: [],
  log: { warn: fail, error: fail },
  leaseSeconds: Number(leaseSeconds),
  idleMilliseconds: 20,
});
