import type { Queryable } from '../../database/queryable.ts';
import { openStatesSql, type Payment, paymentColumns } from './payment.ts';

export type UnsettledPayments = {
  /** Tries that nobody has answered for a minute, and money that came and neither pays for anything nor went back. */
  readonly open: readonly Payment[];
  /** Money that is to go back and on which nobody is at work. */
  readonly unpaidBack: readonly string[];
};

const most = 200;

/** Of which a person has to judge, that is not money that pays for nothing. */
const paysForNothing = `doubt is null
  and not exists (select from bookings b where b.payment_id = payments.id)
  and (captured_minor = 0 and refused_at is null
    or captured_minor > (select coalesce(sum(amount_minor), 0) from refunds r where r.payment_id = payments.id))`;

/** Money older than that which is still in doubt needs a person: `money-in-doubt` lists it. */
const lookedAtDays = 40;

/**
 * What must be looked at again: some of it, of each provider the oldest first, so that one that is away leaves room for the
 * others. Each part by an index of its own.
 */
export async function unsettledPayments(client: Queryable): Promise<UnsettledPayments> {
  const open = await client.query<Payment>(
    `select ${paymentColumns} from payments
     where made_at < now() - interval '1 minute' and id in (
       select id from payments where state in ${openStatesSql}
       union all select id from payments where state = 'authorised' and ${paysForNothing}
       union all select id from payments where state = 'captured'
         and made_at > now() - interval '${lookedAtDays} days' and ${paysForNothing})
     order by row_number() over (partition by gateway order by coalesce(read_at, made_at)) limit ${most}`,
  );
  const back = await client.query<{ id: string }>(
    `select p.id from payments p
     where p.id in (
       select payment_id from refunds where state = 'asked' and asked_at < now() - interval '1 minute'
       union all select a.id from payments a
       where a.state = 'authorised' and a.doubt is null and a.read_at < now() - interval '1 minute' and not exists (
         select from bookings b where b.payment_id = a.id and b.state in ('on_request', 'accepted', 'confirmed')))
     and not exists (select from jobs j where j.kind = 'give-back' and j.state = 'waiting'
       and j.payload ->> 'paymentId' = p.id::text)
     limit ${most}`,
  );
  return { open: open.rows, unpaidBack: back.rows.map(({ id }) => id) };
}
