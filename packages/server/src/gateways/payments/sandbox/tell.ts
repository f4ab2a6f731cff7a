/**
 * The end of a statement that changes an intent: writes down an event about each row of `changed` and asks for its
 * delivery, in the same transaction, so that nothing happens of which nobody is told.
 */
export function tellOf(changed: string): string {
  return `told as (
    insert into sandbox_events (id, intent_id) select 'evt_' || gen_random_uuid(), id from ${changed} returning id),
  to_deliver as (
    insert into jobs (kind, key, payload)
    select 'deliver-sandbox-event', id, jsonb_build_object('eventId', id) from told)`;
}
