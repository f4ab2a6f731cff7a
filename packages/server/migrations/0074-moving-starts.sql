-- By how much the supplier may move a start, earlier or later, for example with the tide. It confirms the time the evening before.
alter table products add column start_shift_minutes integer check (start_shift_minutes between 5 and 180);
