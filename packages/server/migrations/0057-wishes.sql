-- Trips that travellers have saved in their accounts.
create table wishes (
  account_id uuid not null references accounts on delete cascade,
  product_id uuid not null references products on delete cascade,
  added_at timestamptz not null default now(),
  primary key (account_id, product_id)
);
create index wishes_by_product on wishes (product_id);
