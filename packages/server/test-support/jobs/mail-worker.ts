import { connectDatabase } from '../../src/database/connect.ts';
import { createSmtp } from '../../src/gateways/mail/smtp.ts';
import { createHandlers } from '../../src/jobs/handlers.ts';
import { startWorker } from '../../src/jobs/start-worker.ts';
import { testBrand } from '../mail/brand.ts';
import { noPhotographs } from './photograph-jobs.ts';

const fail = (line: unknown) => process.stderr.write(`${String(line)}\n`);

/**
 * Runs a worker as a separate process that sends emails until it is ended: `node mail-worker.ts <URL of the database>
 * <URL of the mail server> [<seconds of a lease>]`.
 */
const [, , url = '', smtpUrl = '', leaseSeconds = '3'] = process.argv;
const database = connectDatabase({ url, log: fail });
startWorker({
  database,
  handlers: createHandlers({
    database,
    gateway: createSmtp({ url: smtpUrl, connections: 4 }),
    brand: async () => testBrand,
    operatorAddress: 'desk@example.org',
    mailRetentionDays: 30,
    travellerRetentionDays: 30,
    ...noPhotographs,
    rates: undefined,
    warn: fail,
  }),
  schedules: [],
  log: { warn: fail, error: fail },
  leaseSeconds: Number(leaseSeconds),
  idleMilliseconds: 20,
});
