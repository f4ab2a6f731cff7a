import type { Queryable } from '../../database/queryable.ts';

/** The sealed paper that a secret opens, as it was kept: it is never drawn anew. */
export async function findWaiverPaper(client: Queryable, secret: string): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ paper: Buffer }>('select paper from waivers where secret = $1', [
    secret,
  ]);
  return rows[0]?.paper;
}
