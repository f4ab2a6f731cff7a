import { countJobs } from '../database/jobs/count-jobs.ts';
import { listOpenJobs, type OpenJob } from '../database/jobs/list-open-jobs.ts';
import { retryFailedJobs, retryJob } from '../database/jobs/retry-job.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

const most = 100;

export const jobs: Verb = {
  summary: 'Lists work of every kind that waits or has failed, and has it tried again.',
  usage: [
    '[--retry <kind>:<key>] [--retry-failed]',
    '--retry <kind>:<key>  tries this one again now, as it is listed; also one that failed',
    '--retry-failed        tries everything that failed again now, however much it is',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { retry: { type: 'string' }, 'retry-failed': { type: 'boolean' } });
    const { retry } = values;
    if (retry !== undefined && values['retry-failed'])
      throw new WrongUsage('Either one job or all that failed.');
    return withDatabase(context, { mayMake: false }, async ({ database: { pool } }) => {
      if (retry === undefined && !values['retry-failed']) {
        const open = await listOpenJobs(pool, most);
        for (const line of describe(open, await countJobs(pool))) context.print(line);
        return 0;
      }
      const tried = typeof retry === 'string' ? await retryOne(retry) : await retryFailedJobs(pool);
      context.print(
        tried > 0
          ? `To be done now: ${tried}. A running server does it within a second.`
          : 'Nothing to try again: it is done already, being done this moment, or was never asked for.',
      );
      return tried > 0 ? 0 : 1;

      async function retryOne(name: string): Promise<number> {
        const [kind = '', ...key] = name.split(':');
        return (await retryJob(pool, kind, key.join(':'))) ? 1 : 0;
      }
    });
  },
};

function describe(open: readonly OpenJob[], counts: Awaited<ReturnType<typeof countJobs>>): string[] {
  if (open.length === 0) return ['Nothing waits, and nothing has failed.'];
  const failed = counts.reduce((sum, one) => sum + one.failed, 0);
  const waiting = counts.reduce((sum, one) => sum + one.waiting, 0);
  const isAll = failed + waiting <= open.length;
  return [
    ...open.map(sentenceOf),
    `Waiting: ${waiting}, failed: ${failed}.${isAll ? '' : ' The first are listed.'}`,
  ];
}

function sentenceOf({ kind, key, state, putAt, dueAt, attempts, reason }: OpenJob): string {
  const what = `${kind}:${key}  asked for ${minuteOf(putAt)}`;
  const why = reason ? `: ${reason}` : '';
  if (state === 'failed') return `FAILED   ${what}  after ${attempts} attempts${why}`;
  return `waiting  ${what}  ${attempts === 0 ? 'not tried yet' : `tried ${attempts} times, next ${minuteOf(dueAt)}${why}`}`;
}

function minuteOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
