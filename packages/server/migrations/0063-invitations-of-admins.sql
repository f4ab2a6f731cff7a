-- An invitation is as good as the admin who sent it. Without one it would look like an invitation of operations, so those of a
-- deleted account go with it.
alter table invitations drop constraint invitations_invited_by_fkey;
alter table invitations add constraint invitations_invited_by_fkey
  foreign key (invited_by) references accounts on delete cascade;
