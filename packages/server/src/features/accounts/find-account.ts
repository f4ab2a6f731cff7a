import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Queryable } from '../../database/queryable.ts';

export type Account = {
  readonly id: string;
  readonly name: string;
  readonly locale: MessageLocale;
  readonly email: string;
  readonly emailVerified: boolean;
  /** In which the owner wants to see prices; null without a preference. */
  readonly currency: SelectableCurrency | null;
};

/** Finds an account that may log in. With `provenAt`, only if all its sessions were not ended since. */
export async function findAccount(
  client: Queryable,
  id: string,
  provenAt?: Date,
): Promise<Account | undefined> {
  const { rows } = await client.query<Account>({ name: 'account', text: SELECT_ACCOUNT }, [
    id,
    provenAt ?? null,
  ]);
  return rows[0];
}

const SELECT_ACCOUNT = `
  select id, name, locale, email, email_verified_at is not null as "emailVerified", currency
  from accounts where id = $1 and state = 'active'
    and ($2::timestamptz is null or ways_ended_at is null or ways_ended_at <= $2)`;
