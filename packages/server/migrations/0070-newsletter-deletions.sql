-- The deletion of a request that was never confirmed concerns no provider: by typing an address a stranger could have it deleted
-- there. One that a provider may know, from an earlier subscription, has a row.
create function note_deleted_newsletter_request() returns trigger language plpgsql as $$
begin
  update newsletter_members set version = gen_random_uuid(), known_to = null
  where list_id = old.list_id and member = md5(old.email_key);
  return null;
end $$;

drop trigger newsletter_member_deleted on newsletter_subscriptions;
create trigger newsletter_member_deleted after delete on newsletter_subscriptions
  for each row when (old.status <> 'pending') execute function note_newsletter_member();
create trigger newsletter_request_deleted after delete on newsletter_subscriptions
  for each row when (old.status = 'pending') execute function note_deleted_newsletter_request();
