import type { Queryable } from '../queryable.ts';
import { type JobKind, type JobPayload, jobKinds } from './job-kinds.ts';

export type Job<Kind extends JobKind> = {
  readonly kind: Kind;
  /** The same key is never done twice. */
  readonly key: string;
  readonly payload: JobPayload<Kind>;
};

/**
 * Asks for work in the caller's transaction: it is done if that commits, and forgotten if not. False when this key was
 * there already.
 */
export async function putJob<Kind extends JobKind>(
  client: Queryable,
  { kind, key, payload }: Job<Kind>,
): Promise<boolean> {
  const { rowCount } = await client.query({ name: 'put-job', text: PUT }, [
    kind,
    key,
    JSON.stringify(jobKinds[kind].parse(payload)),
  ]);
  return rowCount === 1;
}

const PUT = 'insert into jobs (kind, key, payload) values ($1, $2, $3) on conflict (kind, key) do nothing';
