import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../database/queryable.ts';

export type LockedReview = {
  readonly productId: string;
  readonly locale: MessageLocale;
  readonly status: 'pending' | 'published' | 'rejected';
  readonly moderatedAt: Date | null;
  readonly moderatedBy: string | null;
  /** Whom to tell; null where nobody is known, or no longer. */
  readonly reader: { readonly emailAddress: string; readonly locale: MessageLocale } | null;
};

/**
 * A review whose fate is being decided, and its product, which nobody else counts meanwhile. The product first, as an
 * import does: so no two wait for each other.
 */
export async function lockReview(client: Queryable, id: string): Promise<LockedReview | undefined> {
  await client.query(
    'select from products where id = (select product_id from reviews where id = $1) for no key update',
    [id],
  );
  const { rows } = await client.query<LockedReview>(
    `select r.product_id as "productId", r.locale, r.status, r.moderated_at as "moderatedAt",
       r.moderated_by as "moderatedBy", case when i.email_address is not null then
         jsonb_build_object('emailAddress', i.email_address, 'locale', i.locale) end as reader
     from reviews r left join review_invitations i on i.id = r.invitation_id
     where r.id = $1 for update of r`,
    [id],
  );
  return rows[0];
}
