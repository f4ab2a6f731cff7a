-- The address that an account gets with a code or link: a new one that its owner wants, or the old one again within a week.
alter table mail_codes add column email text;
alter table mail_codes drop constraint mail_codes_purpose_check;
alter table mail_codes add constraint mail_codes_purpose_check
  check (purpose in ('log_in', 'reset', 'new_address'));
