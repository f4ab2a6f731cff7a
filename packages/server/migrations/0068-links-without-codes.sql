-- A link to choose a password may have no code beside it. Only rows with a code count in the limit on codes.
alter table mail_codes alter column code_hash drop not null;
alter table mail_codes alter column binding_hash drop not null;
alter table mail_codes alter column code_ends_at drop not null;
alter table mail_codes add constraint mail_codes_code
  check (num_nulls(code_hash, binding_hash, code_ends_at) = 0
    or num_nulls(code_hash, binding_hash, code_ends_at) = 3 and link_hash is not null);
