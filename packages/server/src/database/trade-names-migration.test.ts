import { expect, test } from 'vitest';
import { databaseBefore } from '../../test-support/database/database-before.ts';
import { REFUNDED_AT_PROVIDER } from '../features/payments/record-provider-state.ts';

const databaseBeforeMigration = () => databaseBefore('0036-trade-names.sql');
const bookingId = '9b2f4b52-3d5c-4a54-9d0d-5c8a3f2f4b10';

test('The migration renames stored steps, jobs and emails and leaves everything else unchanged', async () => {
  const { pool, applyMigration } = await databaseBeforeMigration();
  await pool.query(
    `insert into jobs (kind, key, payload) values
       ('tell-booking', $1 || '/reduce/7', jsonb_build_object('bookingId', $1::text, 'about', 'reduce', 'which', '7')),
       ('tell-booking', $1 || '/pay', jsonb_build_object('bookingId', $1::text, 'about', 'pay')),
       ('send-mail', 'booking/' || $1 || '/ask/house', jsonb_build_object('key', 'booking/' || $1 || '/ask/house')),
       ('send-mail', 'newsletter/ask', '{"key": "newsletter/ask"}'),
       ('give-back', 'p1', '{"paymentId": "p1"}'),
       ('housekeeping', 'today', '{}')`,
    [bookingId],
  );
  await pool.query(
    `insert into mails (key, to_address, locale, subject, body) values
       ('booking/' || $1 || '/time_out', 'a@example.org', 'en', 'Expired', '{}'),
       ('manifest/ask', 'a@example.org', 'en', 'Travellers', '{}')`,
    [bookingId],
  );
  await applyMigration();
  const jobs = await pool.query('select kind, key, payload from jobs order by id');
  expect(jobs.rows).toEqual([
    {
      kind: 'notify-booking',
      key: `${bookingId}/cancel_tickets/7`,
      payload: { bookingId, about: 'cancel_tickets', which: '7' },
    },
    { kind: 'notify-booking', key: `${bookingId}/pay`, payload: { bookingId, about: 'pay' } },
    {
      kind: 'send-mail',
      key: `booking/${bookingId}/request/organisation`,
      payload: { key: `booking/${bookingId}/request/organisation` },
    },
    { kind: 'send-mail', key: 'newsletter/ask', payload: { key: 'newsletter/ask' } },
    { kind: 'pay-refund', key: 'p1', payload: { paymentId: 'p1' } },
    { kind: 'maintenance', key: 'today', payload: {} },
  ]);
  const emails = await pool.query('select key from emails order by key');
  expect(emails.rows).toEqual([{ key: `booking/${bookingId}/expire_request` }, { key: 'manifest/ask' }]);
});

test('The migration renames states of payments and refunds, their reasons, steps and actors', async () => {
  const { pool, applyMigration } = await databaseBeforeMigration();
  // The rows stand alone: only the words matter here.
  await pool.query(`
    alter table booking_steps drop constraint booking_steps_booking_id_fkey;
    alter table payments drop constraint payments_booking_id_fkey;
    alter table refunds drop constraint refunds_payment_id_fkey, disable trigger user;
    insert into booking_steps (booking_id, step, from_state, to_state, actor) values
      ('${bookingId}', 'lapse', 'awaiting_payment', 'expired', 'clock'),
      ('${bookingId}', 'take_money', 'accepted', 'confirmed', 'house'),
      ('${bookingId}', 'cancel', 'confirmed', 'cancelled', 'traveller');
    insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_later, state)
      select gen_random_uuid(), '${bookingId}', 'sandbox', 'credit-card', 'EUR', 100, false, state
      from unnest(array['asked', 'waiting', 'acting', 'captured']) as state;
    insert into refunds (id, payment_id, amount_minor, reason, state, failure, asked_by)
      select gen_random_uuid(), '${bookingId}', 1, reason, state, failure, 'system' from (values
        ('called_off', 'asked', null), ('late', 'done', 'Something was given back at the desk of the provider.')) r (reason, state, failure)`);
  await applyMigration();
  const words = async (sql: string) => (await pool.query<{ word: string }>(sql)).rows.map(({ word }) => word);
  expect(await words(`select step || ' ' || actor as word from booking_transitions order by id`)).toEqual([
    'expire clock',
    'capture system',
    'cancel traveller',
  ]);
  expect(await words('select state as word from payments order by state')).toEqual([
    'captured',
    'requested',
    'requires_action',
    'requires_method',
  ]);
  expect(await words(`select reason || ' ' || state as word from refunds order by reason`)).toEqual([
    'cancelled_by_supplier requested',
    'late done',
  ]);
  expect(await words('select failure as word from refunds where failure is not null')).toEqual([
    REFUNDED_AT_PROVIDER,
  ]);
});

test('The migration names columns after their content and keeps their values', async () => {
  const { pool, applyMigration } = await databaseBeforeMigration();
  const hour = "now() - interval '1 hour'";
  await pool.query(`
    insert into sandbox_intents (id, attempt_id, asked, booking_id, method, amount_minor, currency, is_later, state, secret,
      return_url, description, locale)
      values ('pi_1', 'a1', 'hash', 'b1', 'credit-card', 100, 'EUR', true, 'waiting', 's', '/', 'Sail', 'en');
    insert into paypal_orders (attempt_id, booking_id, request, taken_at) values ('a1', 'b1', '{}', ${hour});
    insert into paypal_orders (attempt_id, booking_id, request, let_go_at) values ('a2', 'b1', '{}', ${hour})`);
  await applyMigration();
  const intents = await pool.query('select request_hash, is_capture_later, state from sandbox_intents');
  expect(intents.rows).toEqual([{ request_hash: 'hash', is_capture_later: true, state: 'requires_method' }]);
  const orders = await pool.query(
    `select capture_started_at is not null as started, voided_at is not null as voided from paypal_orders order by attempt_id`,
  );
  expect(orders.rows).toEqual([
    { started: true, voided: false },
    { started: false, voided: true },
  ]);
});
