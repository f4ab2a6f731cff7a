import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { secretName } from '../../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import { compareCode, endsWithChange, type TypedCode } from '../codes/check-code.ts';
import { codeTexts } from '../codes/code-texts.ts';
import {
  type CodeSite,
  codeInHalves,
  codeMailKey,
  createPasswordLink,
  lockAddress,
  resetUrl,
  secondsToNextCode,
  storeCode,
} from '../codes/send-code.ts';
import { noteEvent } from '../events/account-events.ts';
import { unlessAddressInUse } from '../verification/verify-email.ts';
import { addressTexts } from './address-texts.ts';

type SendAddressCodeInput = {
  readonly accountId: string;
  readonly email: string;
  readonly binding: string;
  readonly locale: MessageLocale;
};

/**
 * Emails a code to the address that an account wants. If another account has confirmed it, its owner reads that instead;
 * the traveller cannot see the difference. Returns the seconds until the address may get the next code, or 0.
 */
export async function sendAddressCode(
  database: Database,
  { accountId, email, binding, locale }: SendAddressCodeInput,
  { name, publicUrl, secret }: CodeSite,
): Promise<number> {
  return transaction(database, async ({ client }) => {
    await lockAddress(client, email);
    const seconds = await secondsToNextCode(client, { purpose: 'new_address', email, isKnown: false });
    if (seconds > 0) return seconds;
    const isFree = !(await belongsToOtherAccount(client, { accountId, email }));
    const { id, code } = await storeCode(client, {
      purpose: 'new_address',
      accountId: isFree ? accountId : undefined,
      email,
      binding,
      isKnown: false,
      secret,
      newEmail: email,
    });
    const texts = addressTexts[locale](name);
    const { subject, title, paragraphs, small } = isFree ? texts.confirm : texts.taken;
    await enqueueMail(client, {
      key: codeMailKey(id),
      to: email,
      locale,
      subject,
      body: {
        title,
        paragraphs,
        ...(isFree
          ? { facts: [[codeTexts[locale](name).code, codeInHalves(code)]] }
          : { action: { label: texts.taken.action, url: `${publicUrl}/${locale}/login` } }),
        small,
      },
    });
    return 0;
  });
}

async function belongsToOtherAccount(
  client: Queryable,
  { accountId, email }: Pick<SendAddressCodeInput, 'accountId' | 'email'>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from accounts where email_key = lower($1) and email_verified_at is not null and id <> $2`,
    [email, accountId],
  );
  return rowCount !== 0;
}

/**
 * The account before its address changed. The email about the change is in the language of the account, because the browser
 * that changed the address may be a stranger's.
 */
type AddressBefore = {
  readonly oldEmail: string;
  readonly wasVerified: boolean;
  readonly locale: MessageLocale;
};

/**
 * Gives an account the address that the code was sent to. The owner of the old address gets a link that undoes it within
 * a week, if that address was confirmed: otherwise it may be a stranger's.
 */
export async function changeAddress(
  database: Database,
  typedCode: Omit<TypedCode, 'purpose'> & { readonly accountId: string },
  { name, publicUrl }: Pick<CodeSite, 'name' | 'publicUrl'>,
): Promise<'changed' | 'wrong' | 'over'> {
  const comparison = await compareCode(database.pool, { ...typedCode, purpose: 'new_address' });
  if (comparison.result !== 'right') return comparison.result;
  const { accountId } = typedCode;
  const outcome = await unlessAddressInUse(() =>
    transaction(database, async ({ client }) => {
      const { rows } = await client.query<AddressBefore>(UPDATE_ADDRESS, [comparison.id, accountId]);
      const [accountBefore] = rows;
      if (!accountBefore) return 'over' as const;
      await noteEvent(client, accountId, 'address_changed');
      if (accountBefore.wasVerified) {
        const { locale } = accountBefore;
        const link = await createPasswordLink(client, {
          accountId,
          email: accountBefore.oldEmail,
          restoresAddress: true,
        });
        const { subject, title, paragraphs, action, small } = addressTexts[locale](name).changed;
        await enqueueMail(client, {
          key: `address/${secretName(link)}`,
          to: accountBefore.oldEmail,
          locale,
          subject,
          body: {
            title,
            paragraphs,
            action: { label: action, url: resetUrl({ publicUrl, locale, link }) },
            small,
          },
        });
      }
      return 'changed' as const;
    }),
  );
  return outcome ?? 'over';
}

const UPDATE_ADDRESS = `
  with used as (
    update mail_codes set used_at = now()
    where id = $1 and account_id = $2 and used_at is null returning id, account_id, email),
  codes_ended as (
    update mail_codes mail_code set used_at = now() from used
    where mail_code.account_id = used.account_id and mail_code.id <> used.id and ${endsWithChange}),
  before as (
    select account.id, account.email, account.email_verified_at is not null as was_verified
    from accounts account join used on account.id = used.account_id where account.state = 'active')
  update accounts account set email = used.email, email_key = lower(used.email), email_verified_at = now()
  from used, before where account.id = before.id
  returning before.email as "oldEmail", before.was_verified as "wasVerified", account.locale`;
