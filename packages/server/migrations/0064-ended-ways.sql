-- When all sessions of an account were ended at once, by a new password, a lock, or a log-out on all devices. What was proved
-- about its owner before counts no longer.
alter table accounts add column ways_ended_at timestamptz;

-- An interaction at the embedded issuer belongs to the account that was proved in it, so that it ends with its sessions.
update oidc_rows set account = coalesce(payload->'result'->'login'->>'accountId', payload->'session'->>'accountId')
where model = 'Interaction';

create or replace function end_sessions_of_account() returns trigger language plpgsql as $$
begin
  update accounts set ways_ended_at = clock_timestamp() where id = new.id;
  delete from sessions where account_id = new.id;
  delete from oidc_rows where account = new.id::text;
  return null;
end $$;
