import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { readPhoneNumber } from '@ashore/core/text/phone-number.ts';
import type { PoolClient } from 'pg';

/** The facts that a company states in its application. */
export type Application = {
  readonly id: string;
  readonly companyName: string;
  readonly legalForm: string;
  readonly registration: string;
  /** Empty if the company has none or did not state it. */
  readonly taxNumber: string;
  readonly street: string;
  readonly city: string;
  readonly country: string;
  readonly website: string;
  readonly contactName: string;
  readonly email: string;
  /** `dialCode` and `phone` are as typed; `phoneOf` gives the stored form. */
  readonly dialCode: string;
  readonly phone: string;
  readonly productTypes: readonly string[];
  readonly languages: readonly string[];
  readonly productCount: string;
  readonly message: string;
  readonly termsVersion: string;
  readonly locale: MessageLocale;
  /** From opening the form to sending it. */
  readonly secondsTaken: number;
  /** A hidden field, which only programs fill in. */
  readonly trap: string;
};

/** In E.164 form. The contract refuses an application without a phone number. */
export function phoneOf({ dialCode, phone }: Pick<Application, 'dialCode' | 'phone'>): string {
  return readPhoneNumber(dialCode, phone) ?? `${dialCode} ${phone}`;
}

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

/**
 * Finds and locks an application until the transaction ends. Of two concurrent decisions, the second sees the
 * result of the first.
 */
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
