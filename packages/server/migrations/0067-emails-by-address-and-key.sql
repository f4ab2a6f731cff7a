-- The emails of an address, and those about a booking or a review, whose keys begin with its id.
create index emails_by_address on emails (lower(to_address)) where to_address is not null;
create index emails_by_key on emails (key text_pattern_ops);
