-- Since when a cart has held something without a break: what it holds instead ends no later for that.
alter table holds add column first_held_at timestamptz not null default now();
update holds set first_held_at = made_at;
