import type { Database } from '../../src/database/connect.ts';

type StrayPasskey = {
  readonly id: string;
  readonly isOfYesterday?: boolean;
};

/** Adds a passkey that no device of the test has to the only account. */
export async function addStrayPasskey(
  { pool }: Database,
  { id, isOfYesterday = false }: StrayPasskey,
): Promise<void> {
  await pool.query(
    `insert into passkeys (id, account_id, user_handle, public_key, counter, transports, is_backed_up, name, created_at)
     select $1, id, 'handle', '', 0, '{}', false, $1, now() - case when $2 then interval '1 day' else '0' end
     from accounts`,
    [id, isOfYesterday],
  );
}
