-- What the number that answers a question measures: a weight has other limits than a height. Null where any number will do.
alter table product_questions add column measure text check (measure is null or kind = 'number');
