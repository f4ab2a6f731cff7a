import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { PoolClient } from 'pg';

export type FoundApplication = {
  readonly id: string;
  readonly reference: string;
  readonly companyName: string;
  readonly email: string;
  readonly locale: MessageLocale;
  readonly siteName: string;
  readonly status: 'received' | 'approved' | 'declined' | 'suspected';
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
};

/** Locked until the transaction ends, so that of two who decide at once the second sees what the first did. */
export async function findApplication(
  client: PoolClient,
  reference: string,
): Promise<FoundApplication | undefined> {
  const { rows } = await client.query<FoundApplication>(
    `select id, reference, company_name as "companyName", email_address as email, locale, site_name as "siteName", status,
       decided_at as "decidedAt", decided_by as "decidedBy"
     from supplier_applications where reference = $1 for update`,
    [reference],
  );
  return rows[0];
}
