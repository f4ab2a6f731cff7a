-- Tables, columns and stored values take the words of the vocabulary. All processes of older releases stop while this runs.

alter table booking_steps rename to booking_transitions;
alter index booking_steps_of rename to booking_transitions_of;
alter table booking_transitions drop constraint booking_steps_actor_check;
update booking_transitions set actor = 'system' where actor = 'house';
alter table booking_transitions add constraint booking_transitions_actor_check
  check (actor in ('traveller', 'supplier', 'operator', 'provider', 'clock', 'system'));

create function pg_temp.renamed_step(step text) returns text language sql immutable as $$
  select case step
    when 'lapse' then 'expire'
    when 'ask' then 'request'
    when 'ask_late' then 'request_late'
    when 'ask_on_account' then 'request_on_account'
    when 'time_out' then 'expire_request'
    when 'take_money' then 'capture'
    when 'lose_money' then 'lose_authorisation'
    when 'call_off' then 'cancel_by_supplier'
    when 'reduce' then 'cancel_tickets'
    else step end
$$;
update booking_transitions set step = pg_temp.renamed_step(step) where step <> pg_temp.renamed_step(step);

alter table bookings rename column given_up_minor to cancelled_minor;
alter table bookings rename column wishes to traveller_notes;
alter table bookings rename column shredded_at to erased_at;
alter table bookings rename column desk_locale to staff_locale;
alter table bookings rename constraint bookings_desk_locale_check to bookings_staff_locale_check;
alter index bookings_to_shred rename to bookings_to_erase;
alter index bookings_come_to_nothing rename to bookings_never_confirmed;

alter table discount_uses rename column taken_at to redeemed_at;
alter table discount_uses rename column given_back_at to released_at;
alter table paypal_orders rename column taken_at to capture_started_at;
alter table paypal_orders rename column let_go_at to voided_at;
alter table holds rename column browser_place to browser_slot;
alter table holds rename column address_place to address_slot;
alter table waivers rename column paper to document;
alter table waivers rename column paper_hash to document_hash;

update ledger_entries set movement = 'cancelled/' || substr(movement, length('given-up/') + 1)
  where movement like 'given-up/%';

-- Payments and refunds.
alter table payments rename column is_later to is_capture_later;
alter table payments rename column doubt to mismatch;
alter table payments rename column refused_at to unusable_at;
alter table payments rename constraint payments_doubt_check to payments_mismatch_check;
alter index payments_doubtful rename to payments_mismatched;
alter table payments drop constraint payments_state_check;
update payments set state = case state when 'asked' then 'requested' when 'waiting' then 'requires_method' else 'requires_action' end
  where state in ('asked', 'waiting', 'acting');
alter table payments alter column state set default 'requested';
drop index payments_open;
create index payments_open on payments (made_at) where state in ('requested', 'requires_method', 'requires_action', 'processing');
alter table payments add constraint payments_state_check check (state in
  ('requested', 'requires_method', 'requires_action', 'processing', 'authorised', 'captured', 'failed', 'cancelled'));
alter table refunds rename column asked_by to requested_by;
alter table refunds rename column asked_at to requested_at;
alter table refunds drop constraint refunds_state_check, drop constraint refunds_reason_check;
update refunds set state = 'requested' where state = 'asked';
update refunds set reason = 'cancelled_by_supplier' where reason = 'called_off';
update refunds set failure = 'The payment was refunded in the dashboard of the payment provider.'
  where failure = 'Something was given back at the desk of the provider.';
drop index refunds_open;
create index refunds_open on refunds (requested_at) where state in ('requested', 'pending');
alter table refunds
  alter column state set default 'requested',
  add constraint refunds_state_check check (state in ('requested', 'pending', 'done', 'failed')),
  add constraint refunds_reason_check check (reason in
    ('cancelled', 'cancelled_by_supplier', 'declined', 'unanswered', 'late', 'unpaid', 'goodwill'));

-- The embedded payment provider.
alter table sandbox_deeds rename to sandbox_operations;
alter table sandbox_operations rename column deed to operation;
alter table sandbox_operations rename constraint sandbox_deeds_deed_check to sandbox_operations_operation_check;
alter index sandbox_deeds_of rename to sandbox_operations_of;
alter table sandbox_intents rename column asked to request_hash;
alter table sandbox_intents rename column is_later to is_capture_later;
alter table sandbox_intents drop constraint sandbox_intents_state_check;
update sandbox_intents set state = case state when 'waiting' then 'requires_method' else 'requires_action' end
  where state in ('waiting', 'acting');
alter table sandbox_intents add constraint sandbox_intents_state_check check (state in
  ('requires_method', 'requires_action', 'processing', 'authorised', 'captured', 'failed', 'cancelled'));

-- Jobs and emails. Their keys repeat the step and the reader of a notification.
alter table jobs rename column put_at to enqueued_at;
alter table jobs rename column taken_by to claimed_by;
drop index jobs_give_back;
create function pg_temp.renamed_key(key text) returns text language sql immutable as $$
  select regexp_replace(
    array_to_string(array(
      select case when position = about then pg_temp.renamed_step(part) else part end
      from unnest(string_to_array(key, '/')) with ordinality parts (part, position)
      cross join lateral (select case when key like 'booking/%' then 3 else 2 end) at (about)
      order by position), '/'),
    '/house$', '/organisation')
$$;
update jobs set key = pg_temp.renamed_key(key),
  payload = payload || jsonb_build_object('about', pg_temp.renamed_step(payload ->> 'about'))
  where kind = 'tell-booking';
update jobs set key = pg_temp.renamed_key(key), payload = case
    when payload ? 'key' then payload || jsonb_build_object('key', pg_temp.renamed_key(payload ->> 'key')) else payload end
  where kind = 'send-mail' and key like 'booking/%';
update jobs set kind = case kind
    when 'tell-booking' then 'notify-booking'
    when 'give-back' then 'pay-refund'
    when 'take-money' then 'capture-booking'
    when 'lapse-bookings' then 'expire-bookings'
    when 'time-out-requests' then 'expire-requests'
    when 'return-spots' then 'release-spots'
    when 'housekeeping' then 'maintenance'
    else kind end
  where kind in ('tell-booking', 'give-back', 'take-money', 'lapse-bookings', 'time-out-requests', 'return-spots', 'housekeeping');
create index jobs_pay_refund on jobs ((payload ->> 'paymentId')) where kind = 'pay-refund' and state = 'waiting';
alter table mails rename to emails;
alter index mails_written rename to emails_written;
alter table emails rename constraint mails_locale_check to emails_locale_check;
update emails set key = pg_temp.renamed_key(key) where key like 'booking/%';
