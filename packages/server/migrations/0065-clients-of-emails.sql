-- Which client caused an email, as a hash, so that the limits of one client are not those of others.
alter table email_verifications add column client_key bytea;
alter table mail_codes add column client_key bytea;
create index mail_codes_client on mail_codes (client_key, sent_at desc) where client_key is not null;
