-- Money that pays for nothing goes back, and from that decision on it buys nothing any more, whoever hears of it again.
alter table payments add column refused_at timestamptz;
