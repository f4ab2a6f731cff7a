import type { TableRules } from '../table-rule.ts';

const ofAccount = [{ by: 'account', where: 'account_id = $1' }] as const;

/** Accounts, how their owners log in, and what they save. */
export const accountTables: TableRules = {
  account_links: {
    whose: 'account',
    rows: 'cascade',
    findRules: ofAccount,
    plain: 'account_id issuer',
    personal: 'subject',
    exported: { part: 'externalLogIns', columns: 'issuer subject' },
  },
  sessions: {
    whose: 'account',
    rows: 'cascade',
    findRules: ofAccount,
    plain: 'id account_id issuer is_extended authenticated_at checked_at refreshing_until',
    personal: 'browser system started_at seen_at ends_at',
    secret: 'hash issuer_sid sealed_tokens',
    exported: { part: 'devices', columns: 'browser system started_at seen_at ends_at is_extended' },
  },
  passkeys: {
    whose: 'account',
    rows: 'cascade',
    findRules: ofAccount,
    plain: 'account_id counter is_backed_up transports',
    personal: 'name created_at used_at',
    secret: 'id user_handle public_key',
    exported: { part: 'passkeys', columns: 'name created_at used_at is_backed_up' },
  },
  email_verifications: {
    whose: 'account',
    rows: 'cascade',
    findRules: ofAccount,
    plain: 'account_id expires_at',
    personal: 'email_key sent_at used_at',
    secret: 'secret_hash client_key',
    exported: { part: 'emailConfirmations', columns: 'email_key sent_at used_at' },
  },
  mail_codes: {
    whose: 'account',
    rows: 'cascade',
    findRules: ofAccount,
    plain: 'id purpose account_id is_known tries code_ends_at link_ends_at',
    personal: 'email sent_at used_at',
    secret: 'address_hash code_hash binding_hash link_hash client_key',
    exported: { part: 'emailedCodes', columns: 'purpose email sent_at used_at' },
  },
  account_events: {
    whose: 'account',
    rows: 'cascade',
    findRules: ofAccount,
    plain: 'id account_id actor booking_id',
    personal: 'kind at',
    exported: { part: 'events', columns: 'kind actor at booking_id' },
  },
  wishes: {
    whose: 'account',
    rows: 'cascade',
    findRules: ofAccount,
    plain: 'account_id',
    personal: 'product_id added_at',
    exported: {
      part: 'wishlist',
      columns: 'product_id added_at',
      computedValues: {
        trip: `(select product_text.name from product_texts product_text
          where product_text.product_id = wishes.product_id and product_text.locale = 'en')`,
      },
    },
  },
  memberships: {
    whose: 'account',
    rows: 'cascade',
    findRules: ofAccount,
    plain: 'account_id is_extended chosen_at',
    personal: 'organisation_id role joined_at',
    exported: {
      part: 'organisations',
      columns: 'organisation_id role joined_at',
      computedValues: {
        organisation:
          '(select organisation.name from organisations organisation where organisation.id = memberships.organisation_id)',
      },
    },
  },
  oidc_rows: {
    whose: 'account',
    rows: 'delete',
    findRules: [{ by: 'account', where: 'account = $1::text' }],
    plain: 'issuer model consumed_at expires_at',
    secret: 'id_hash payload uid grant_id account',
  },
  invitations: {
    whose: 'account',
    rows: 'delete',
    findRules: [{ by: 'address', where: 'email_key = $1' }],
    plain: 'id expires_at',
    personal: 'organisation_id email email_key role invited_by sent_at used_at',
    secret: 'secret_hash',
    exported: { part: 'invitationsToOrganisations', columns: 'organisation_id role sent_at used_at' },
  },
  billing_email_changes: {
    whose: 'account',
    rows: 'delete',
    findRules: [{ by: 'address', where: 'email_key = $1' }],
    plain: 'expires_at',
    personal: 'organisation_id email email_key requested_by sent_at used_at',
    secret: 'secret_hash',
    exported: { part: 'emailsOfOrganisations', columns: 'organisation_id email sent_at used_at' },
  },
  // Last, because the rows above go with it or are found by it.
  accounts: {
    whose: 'account',
    rows: 'delete',
    findRules: [{ by: 'account', where: 'id = $1' }],
    plain: 'state currency passkey_offered_at ways_ended_at',
    personal: 'id name first_name last_name phone_number locale email email_key email_verified_at created_at',
    secret: 'password',
    exported: {
      part: 'account',
      columns: 'id name first_name last_name phone_number locale currency email email_verified_at created_at',
    },
  },
  erasures: {
    whose: 'account',
    rows: 'retain',
    plain: 'requested_by finished_at',
    retained: {
      columns: 'account_id requested_at erased_at',
      reason:
        'proof of the erasure (Article 5 (2) GDPR), three years; it names the account by its number alone',
    },
  },
  password_attempts: {
    whose: 'visitor',
    rows: 'expire',
    plain: 'id is_known at',
    secret: 'account_key client_key',
    expires: 'a day',
  },
  passkey_challenges: {
    whose: 'visitor',
    rows: 'expire',
    plain: 'purpose ends_at',
    secret: 'hash binding_hash user_handle',
    expires: '30 minutes',
  },
  log_in_attempts: {
    whose: 'visitor',
    rows: 'expire',
    plain: 'mode expires_at',
    personal: 'return_to booking_id',
    secret: 'state_hash binding_hash nonce verifier',
    expires: '30 minutes',
  },
};
