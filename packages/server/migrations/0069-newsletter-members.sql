-- Who is, or was, on a list of the newsletter, and which provider knows the present state. Nothing is sent to a provider in
-- the transaction that changes a subscription: a job reads what the provider does not know yet.
create table newsletter_members (
  list_id text not null,
  -- MD5 of the address in lower case, by which providers name a member. It outlasts the address until they have deleted it.
  member text not null,
  -- Changes with every change, so that one that comes while another is being sent is sent as well.
  version uuid not null default gen_random_uuid(),
  known_to text,
  primary key (list_id, member)
);
create index newsletter_subscriptions_member on newsletter_subscriptions (list_id, md5(email_key));

create function note_newsletter_member() returns trigger language plpgsql as $$
begin
  insert into newsletter_members (list_id, member)
  values (coalesce(new.list_id, old.list_id), md5(coalesce(new.email_key, old.email_key)))
  on conflict (list_id, member) do update set version = gen_random_uuid(), known_to = null;
  return null;
end $$;

-- A request that was never confirmed concerns no provider.
create trigger newsletter_member_added after insert on newsletter_subscriptions
  for each row when (new.status <> 'pending') execute function note_newsletter_member();
create trigger newsletter_member_changed after update on newsletter_subscriptions
  for each row when (old is distinct from new and (old.status <> 'pending' or new.status <> 'pending'))
  execute function note_newsletter_member();
create trigger newsletter_member_deleted after delete on newsletter_subscriptions
  for each row execute function note_newsletter_member();

insert into newsletter_members (list_id, member)
select list_id, md5(email_key) from newsletter_subscriptions where status <> 'pending';
