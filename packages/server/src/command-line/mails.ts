import { retryJob } from '../database/jobs/retry-job.ts';
import { listOpenMails, type OpenMail } from '../gateways/mail/list-open-mails.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

const most = 100;

export const mails: Verb = {
  summary: 'Lists the mails that wait to be sent and those that failed, and tries them again.',
  usage: [
    '[--retry <key>] [--retry-all]',
    '--retry <key>  tries this one again now, also one that failed',
    '--retry-all    tries all that are listed again now: when the mail server is back',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { retry: { type: 'string' }, 'retry-all': { type: 'boolean' } });
    const { retry } = values;
    if (retry !== undefined && values['retry-all']) throw new WrongUsage('Either one mail or all of them.');
    return withDatabase(context, { mayMake: false }, async ({ database: { pool } }) => {
      const open = await listOpenMails(pool, most);
      if (retry === undefined && !values['retry-all']) {
        for (const line of describe(open)) context.print(line);
        return 0;
      }
      const keys = typeof retry === 'string' ? [retry] : open.map(({ key }) => key);
      let tried = 0;
      for (const key of keys) if (await retryJob(pool, 'send-mail', key)) tried += 1;
      context.print(
        tried > 0
          ? `To be sent now: ${tried}. A running server does it within a second.`
          : 'Nothing to try again: it is sent already, being sent this moment, or was never written.',
      );
      return tried > 0 ? 0 : 1;
    });
  },
};

function describe(open: readonly OpenMail[]): string[] {
  if (open.length === 0) return ['No mail waits, and none has failed.'];
  const failed = open.filter(({ state }) => state === 'failed').length;
  return [
    ...open.map(sentenceOf),
    `Waiting: ${open.length - failed}, failed: ${failed}.${open.length === most ? ' There may be more.' : ''}`,
  ];
}

function sentenceOf({ key, to, subject, state, writtenAt, dueAt, attempts, reason }: OpenMail): string {
  const what = `${key}  ${to ?? '(address thrown away)'}  "${subject ?? ''}"  written ${minuteOf(writtenAt)}`;
  const why = reason ? `: ${reason}` : '';
  if (state === 'failed') return `FAILED   ${what}  after ${attempts} attempts${why}`;
  return `waiting  ${what}  ${attempts === 0 ? 'not tried yet' : `tried ${attempts} times, next ${minuteOf(dueAt)}${why}`}`;
}

function minuteOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
