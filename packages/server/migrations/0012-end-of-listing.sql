-- Who is no longer listed is forgotten in the end, so it is kept since when.
alter table organisations add column suspended_at timestamptz;
update organisations set suspended_at = now() where status = 'suspended';
alter table organisations add constraint suspended_since
  check ((suspended_at is not null) = (status = 'suspended'));

create function note_suspension() returns trigger language plpgsql as $$
begin
  new.suspended_at := case when new.status = 'suspended' then coalesce(new.suspended_at, now()) end;
  return new;
end $$;
create trigger organisations_suspended before insert or update on organisations
  for each row execute function note_suspension();
