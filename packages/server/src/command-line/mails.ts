import { retryJob } from '../database/jobs/retry-job.ts';
import type { Queryable } from '../database/queryable.ts';
import { listOpenMails, type OpenMail } from '../gateways/mail/list-open-mails.ts';
import { listOrRetry, minuteOf, sentenceOf } from './open-work.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

const most = 100;
const words = {
  now: 'To be sent now',
  nothing: 'Nothing to try again: it is sent already, being sent this moment, or was never written.',
};

export const mails: Verb = {
  summary: 'Lists the mails that wait to be sent and those that failed, and tries them again.',
  usage: [
    '[--retry <key>] [--retry-all]',
    '--retry <key>  tries this one again now, also one that failed',
    '--retry-all    tries all that are listed again now: when the mail server is back',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { retry: { type: 'string' }, 'retry-all': { type: 'boolean' } });
    const { retry: name, 'retry-all': isAll } = values;
    if (name !== undefined && isAll) throw new WrongUsage('Either one mail or all of them.');
    return withDatabase(context, { mayMake: false }, async ({ database: { pool } }) => {
      const open = await listOpenMails(pool, most);
      const one = typeof name === 'string' ? () => retryEach(pool, [name]) : undefined;
      const all = () =>
        retryEach(
          pool,
          open.map(({ key }) => key),
        );
      return listOrRetry(context, { list: async () => describe(open), retry: isAll ? all : one, words });
    });
  },
};

async function retryEach(client: Queryable, keys: readonly string[]): Promise<number> {
  let tried = 0;
  for (const key of keys) if (await retryJob(client, 'send-mail', key)) tried += 1;
  return tried;
}

function describe(open: readonly OpenMail[]): string[] {
  if (open.length === 0) return ['No mail waits, and none has failed.'];
  const failed = open.filter(({ state }) => state === 'failed').length;
  return [
    ...open.map((mail) => sentenceOf(whatOf(mail), mail)),
    `Waiting: ${open.length - failed}, failed: ${failed}.${open.length === most ? ' There may be more.' : ''}`,
  ];
}

function whatOf({ key, to, subject, writtenAt }: OpenMail): string {
  return `${key}  ${to ?? '(address thrown away)'}  "${subject ?? ''}"  written ${minuteOf(writtenAt)}`;
}
