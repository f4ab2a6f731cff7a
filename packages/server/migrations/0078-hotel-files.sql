-- What a hotel file states and the tables of 0076 do not keep: the rules from which prices of nights are computed, so
-- that calendars can be continued and files come back as they were, and the motifs of the drawn pictures.

-- {"months": [70, …], "weekdays": {"mon": 94, …}, "peaks": [{"percent": 130, "season": {"from": "06-10", "to": "06-14"}}],
--  "least": 55, "most": 260, "roundTo": 500}; null where a file lists the price of every night.
alter table hotels add column price_rules jsonb check (jsonb_typeof(price_rules) = 'object');
-- {"facade": "townhouse", "view": "tejo", "pool": "none", "breakfast": "terrace"}
alter table hotels add column motif jsonb not null default '{}' check (jsonb_typeof(motif) = 'object');
-- The price before the rules; null where a file lists the price of every night.
alter table room_types add column base_price_minor integer check (base_price_minor > 0);
