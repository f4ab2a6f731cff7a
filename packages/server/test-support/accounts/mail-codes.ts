import type { Database } from '../../src/database/connect.ts';

/** The code in the last email to an address; empty if that email contains none. */
export async function lastCode({ pool }: Database, email: string): Promise<string> {
  const { rows } = await pool.query<{ code: string | null }>(
    `select body->'facts'->0->>1 as code from emails where key like 'code/%' and to_address = $1
     order by written_at desc limit 1`,
    [email],
  );
  return rows[0]?.code ?? '';
}

/** Lets the minute between two emails to one address pass. */
export async function aMinuteLater({ pool }: Database): Promise<void> {
  await pool.query(`update mail_codes set sent_at = sent_at - interval '61 seconds'`);
}
