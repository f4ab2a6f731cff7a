import { connectDatabase } from '../../src/database/connect.ts';
import { createSmtpGateway } from '../../src/gateways/mail/smtp.ts';
import { createHandlers } from '../../src/jobs/handlers.ts';
import { startWorker } from '../../src/jobs/start-worker.ts';
import { testBrand } from '../mail/brand.ts';
import { noPhotographs } from './photograph-jobs.ts';

const fail = (line: unknown) => process.stderr.write(`${String(line)}\n`);

/**
 * Runs a worker as a separate process that sends emails until it is ended: `node mail-worker.ts <URL of the database>
 * <URL of the mail server>`. Its leases are short, so that another soon sends what this one sent when it was killed.
 */
const [, , url = '', smtpUrl = ''] = process.argv;
const database = connectDatabase({ url, log: fail });
const handlers = createHandlers({
  database,
  gateway: createSmtpGateway({ url: smtpUrl, connections: 4 }),
  brand: async () => testBrand,
  operatorAddress: 'desk@example.org',
  mailRetentionDays: 30,
  travellerRetentionDays: 30,
  ...noPhotographs,
  rates: undefined,
  warn: fail,
});
startWorker({
  database,
  handlers: {
    ...handlers,
    'send-mail': handlers['send-mail'] && { ...handlers['send-mail'], timeLimitSeconds: 3 },
  },
  schedules: [],
  log: { warn: fail, error: fail },
  spareSeconds: 0,
  idleMilliseconds: 20,
});
