import type { Queryable } from '../../database/queryable.ts';
import { countJobs, listOpenJobs, retryFailedJobs, retryJob } from '../../database/queue/inspect-jobs.ts';
import { listOpenMails, type OpenMail } from '../../gateways/mail/outbox.ts';
import { type CommandContext, readOptions, type Verb, WrongUsage } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const most = 100;
const jobTexts = {
  now: 'To be done now',
  nothing: 'Nothing to retry: the job is done, running, or does not exist.',
};

export const jobs: Verb = {
  summary: 'Lists waiting and failed jobs, and retries them.',
  usage: [
    '[--retry <kind>:<key>] [--retry-failed]',
    '--retry <kind>:<key>  retry this job now, as listed; also a failed one',
    '--retry-failed        tries everything that failed again now, however much it is',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { retry: { type: 'string' }, 'retry-failed': { type: 'boolean' } });
    const { retry: name, 'retry-failed': isAll } = values;
    if (name !== undefined && isAll) throw new WrongUsage('Either one job or all that failed.');
    return withDatabase(context, { mayMake: false }, ({ database: { pool } }) => {
      const one = typeof name === 'string' ? () => retryOne(pool, name) : undefined;
      const retry = isAll ? () => retryFailedJobs(pool) : one;
      return listOrRetry(context, { list: () => describeJobs(pool), retry, words: jobTexts });
    });
  },
};

async function retryOne(client: Queryable, name: string): Promise<number> {
  const [kind = '', ...key] = name.split(':');
  return (await retryJob(client, kind, key.join(':'))) ? 1 : 0;
}

async function describeJobs(client: Queryable): Promise<string[]> {
  const open = await listOpenJobs(client, most);
  if (open.length === 0) return ['Nothing waits, and nothing has failed.'];
  const counts = await countJobs(client);
  const failed = counts.reduce((sum, one) => sum + one.failed, 0);
  const waiting = counts.reduce((sum, one) => sum + one.waiting, 0);
  const isAll = failed + waiting <= open.length;
  return [
    ...open.map((job) => sentenceOf(`${job.kind}:${job.key}  asked for ${minuteOf(job.putAt)}`, job)),
    `Waiting: ${waiting}, failed: ${failed}.${isAll ? '' : ' The first are listed.'}`,
  ];
}

/** Work that waits or has failed. */
export type OpenWork = {
  readonly state: 'waiting' | 'failed';
  readonly dueAt: Date;
  readonly attempts: number;
  readonly reason: string | null;
};

type QueueInput = {
  /** Retries work now and returns how much was retried. Undefined if the work is only listed. */
  readonly retry: (() => Promise<number>) | undefined;
  readonly list: () => Promise<readonly string[]>;
  readonly words: { readonly now: string; readonly nothing: string };
};

/** Lists open work, or retries it: the same for work of every kind. */
async function listOrRetry(
  { print }: Pick<CommandContext, 'print'>,
  { retry, list, words }: QueueInput,
): Promise<0 | 1> {
  if (!retry) {
    for (const line of await list()) print(line);
    return 0;
  }
  const tried = await retry();
  print(tried > 0 ? `${words.now}: ${tried}. A running server does it within a second.` : words.nothing);
  return tried > 0 ? 0 : 1;
}

/** The state of one piece of work, in a line. */
function sentenceOf(what: string, { state, dueAt, attempts, reason }: OpenWork): string {
  const why = reason ? `: ${reason}` : '';
  if (state === 'failed') return `FAILED   ${what}  after ${attempts} attempts${why}`;
  return `waiting  ${what}  ${attempts === 0 ? 'not tried yet' : `tried ${attempts} times, next ${minuteOf(dueAt)}${why}`}`;
}

function minuteOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const mailTexts = {
  now: 'To be sent now',
  nothing: 'Nothing to retry: the email is sent, being sent, or does not exist.',
};

export const mails: Verb = {
  summary: 'Lists waiting and failed emails, and retries them.',
  usage: [
    '[--retry <key>] [--retry-all]',
    '--retry <key>  retry this email now; also a failed one',
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
      return listOrRetry(context, {
        list: async () => describeMails(open),
        retry: isAll ? all : one,
        words: mailTexts,
      });
    });
  },
};

async function retryEach(client: Queryable, keys: readonly string[]): Promise<number> {
  let tried = 0;
  for (const key of keys) if (await retryJob(client, 'send-mail', key)) tried += 1;
  return tried;
}

function describeMails(open: readonly OpenMail[]): string[] {
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
