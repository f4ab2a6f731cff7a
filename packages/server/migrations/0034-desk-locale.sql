-- The language of whoever books for somebody else; null where one books for oneself. What `locale` says is read by who comes: his
-- mails, his tickets, his calendar. Papers of money and mails for a house without a language of its own are in this one.
alter table bookings add column desk_locale text check (desk_locale in ('en', 'de', 'zh-Hans'));
