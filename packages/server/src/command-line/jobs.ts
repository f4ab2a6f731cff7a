import { countJobs } from '../database/jobs/count-jobs.ts';
import { listOpenJobs } from '../database/jobs/list-open-jobs.ts';
import { retryFailedJobs, retryJob } from '../database/jobs/retry-job.ts';
import type { Queryable } from '../database/queryable.ts';
import { listOrRetry, minuteOf, sentenceOf } from './open-work.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

const most = 100;
const words = {
  now: 'To be done now',
  nothing: 'Nothing to try again: it is done already, being done this moment, or was never asked for.',
};

export const jobs: Verb = {
  summary: 'Lists work of every kind that waits or has failed, and has it tried again.',
  usage: [
    '[--retry <kind>:<key>] [--retry-failed]',
    '--retry <kind>:<key>  tries this one again now, as it is listed; also one that failed',
    '--retry-failed        tries everything that failed again now, however much it is',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { retry: { type: 'string' }, 'retry-failed': { type: 'boolean' } });
    const { retry: name, 'retry-failed': isAll } = values;
    if (name !== undefined && isAll) throw new WrongUsage('Either one job or all that failed.');
    return withDatabase(context, { mayMake: false }, ({ database: { pool } }) => {
      const one = typeof name === 'string' ? () => retryOne(pool, name) : undefined;
      const retry = isAll ? () => retryFailedJobs(pool) : one;
      return listOrRetry(context, { list: () => describe(pool), retry, words });
    });
  },
};

async function retryOne(client: Queryable, name: string): Promise<number> {
  const [kind = '', ...key] = name.split(':');
  return (await retryJob(client, kind, key.join(':'))) ? 1 : 0;
}

async function describe(client: Queryable): Promise<string[]> {
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
