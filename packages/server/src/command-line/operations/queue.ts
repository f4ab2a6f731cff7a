import type { Queryable } from '../../database/queryable.ts';
import { countJobs, listOpenJobs, retryFailedJobs, retryJob } from '../../database/queue/inspect-jobs.ts';
import { listOpenMails, type OpenMail } from '../../gateways/mail/outbox.ts';
import { type Command, type CommandContext, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const MAX_LISTED = 100;
const jobTexts = {
  now: 'Jobs retried',
  nothing: 'Nothing to retry: the job is done, running or does not exist.',
};

export const jobsCommand: Command = {
  summary: 'Lists pending and failed jobs, and retries them.',
  usage: [
    '[--retry <kind>:<key>] [--retry-failed]',
    '--retry <kind>:<key>  retries this pending or failed job now',
    '--retry-failed        retries all failed jobs now',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { retry: { type: 'string' }, 'retry-failed': { type: 'boolean' } });
    const { retry: name, 'retry-failed': isAll } = values;
    if (name !== undefined && isAll) throw new UsageError('--retry and --retry-failed exclude each other.');
    return withDatabase(context, { mayCreate: false }, ({ database: { pool } }) => {
      const retryNamed = typeof name === 'string' ? () => retryNamedJob(pool, name) : undefined;
      const retry = isAll ? () => retryFailedJobs(pool) : retryNamed;
      return listOrRetry(context, { list: () => describeJobs(pool), retry, texts: jobTexts });
    });
  },
};

async function retryNamedJob(client: Queryable, name: string): Promise<number> {
  const [kind = '', ...key] = name.split(':');
  return (await retryJob(client, kind, key.join(':'))) ? 1 : 0;
}

async function describeJobs(client: Queryable): Promise<string[]> {
  const openJobs = await listOpenJobs(client, MAX_LISTED);
  if (openJobs.length === 0) return ['No pending or failed jobs.'];
  const counts = await countJobs(client);
  const failedJobs = counts.reduce((sum, one) => sum + one.failed, 0);
  const pending = counts.reduce((sum, one) => sum + one.waiting, 0);
  const isAll = failedJobs + pending <= openJobs.length;
  return [
    ...openJobs.map((job) => workText(`${job.kind}:${job.key}  enqueued ${minuteText(job.enqueuedAt)}`, job)),
    `Pending: ${pending}, failed: ${failedJobs}.${isAll ? '' : ` Only the first ${openJobs.length} are listed.`}`,
  ];
}

/** A pending or failed job or email. */
export type ListedWork = {
  readonly state: 'waiting' | 'failed';
  readonly dueAt: Date;
  readonly attempts: number;
  readonly reason: string | null;
};

type ListOrRetryInput = {
  /** Retries jobs and returns how many were retried. Undefined if they are only listed. */
  readonly retry: (() => Promise<number>) | undefined;
  readonly list: () => Promise<readonly string[]>;
  readonly texts: { readonly now: string; readonly nothing: string };
};

/** Lists or retries pending and failed jobs; shared by the commands for jobs and emails. */
async function listOrRetry(
  { print }: Pick<CommandContext, 'print'>,
  { retry, list, texts }: ListOrRetryInput,
): Promise<0 | 1> {
  if (!retry) {
    for (const line of await list()) print(line);
    return 0;
  }
  const retriedCount = await retry();
  print(
    retriedCount > 0
      ? `${texts.now}: ${retriedCount}. A running worker starts them within a second.`
      : texts.nothing,
  );
  return retriedCount > 0 ? 0 : 1;
}

/** One line about a pending or failed job or email. */
function workText(name: string, { state, dueAt, attempts, reason }: ListedWork): string {
  const why = reason ? `: ${reason}` : '';
  if (state === 'failed') return `FAILED   ${name}  after ${attempts} attempts${why}`;
  return `pending  ${name}  ${attempts === 0 ? 'no attempt yet' : `${attempts} attempts, next ${minuteText(dueAt)}${why}`}`;
}

function minuteText(instant: Date): string {
  return `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const emailTexts = {
  now: 'Emails retried',
  nothing: 'Nothing to retry: the email is sent, being sent or does not exist.',
};

export const emailsCommand: Command = {
  summary: 'Lists pending and failed emails, and retries them.',
  usage: [
    '[--retry <key>] [--retry-all]',
    '--retry <key>  retries this pending or failed email now',
    '--retry-all    retries all listed emails now, for example after an outage of the mail server',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { retry: { type: 'string' }, 'retry-all': { type: 'boolean' } });
    const { retry: name, 'retry-all': isAll } = values;
    if (name !== undefined && isAll) throw new UsageError('--retry and --retry-all exclude each other.');
    return withDatabase(context, { mayCreate: false }, async ({ database: { pool } }) => {
      const openEmails = await listOpenMails(pool, MAX_LISTED);
      const retryNamed = typeof name === 'string' ? () => retryEmails(pool, [name]) : undefined;
      const retryAll = () =>
        retryEmails(
          pool,
          openEmails.map(({ key }) => key),
        );
      return listOrRetry(context, {
        list: async () => describeEmails(openEmails),
        retry: isAll ? retryAll : retryNamed,
        texts: emailTexts,
      });
    });
  },
};

async function retryEmails(client: Queryable, keys: readonly string[]): Promise<number> {
  let retriedCount = 0;
  for (const key of keys) if (await retryJob(client, 'send-mail', key)) retriedCount += 1;
  return retriedCount;
}

function describeEmails(openEmails: readonly OpenMail[]): string[] {
  if (openEmails.length === 0) return ['No pending or failed emails.'];
  const failedEmails = openEmails.filter(({ state }) => state === 'failed').length;
  return [
    ...openEmails.map((email) => workText(emailText(email), email)),
    `Pending: ${openEmails.length - failedEmails}, failed: ${failedEmails}.${openEmails.length === MAX_LISTED ? ` At most ${MAX_LISTED} are listed.` : ''}`,
  ];
}

function emailText({ key, to, subject, writtenAt }: OpenMail): string {
  return `${key}  ${to ?? '(address deleted)'}  "${subject ?? ''}"  written ${minuteText(writtenAt)}`;
}
