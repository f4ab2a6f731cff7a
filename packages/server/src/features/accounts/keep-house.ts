import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/queryable.ts';

export type House = {
  readonly name: string;
  /** Where it is told of what its desk has booked. */
  readonly emailAddress: string | null;
  /** As its invoices name it. */
  readonly street: string | null;
  readonly languages: readonly string[];
};

/** Makes a house that books for its guests, or says anew what is said of the one of that name; what is not said stays. */
export async function keepHouse(
  client: Queryable,
  { name, emailAddress, street, languages }: House,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(KEEP, [
    randomUUID(),
    name,
    emailAddress,
    street,
    languages,
  ]);
  const [kept] = rows;
  if (!kept) throw new Error(`The house ${name} was not kept.`);
  return kept.id;
}

const KEEP = `
  with changed as (
    update organisations set email_address = coalesce($3, email_address), street = coalesce($4, street),
      languages = case when cardinality($5::text[]) > 0 then $5 else languages end
    where kind = 'concierge' and name = $2 returning id),
  made as (
    insert into organisations (id, kind, name, email_address, street, languages)
    select $1, 'concierge', $2, $3, $4, $5 where not exists (select from changed) returning id)
  select id from changed union all select id from made`;
