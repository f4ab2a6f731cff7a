import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase, type Database } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { emptyFolder } from './data-folder.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/**
 * Tables that are hard to back up: cycles, triggers, and columns and views that the database fills by itself.
 */
const SCHEMA = `
CREATE SCHEMA extra;
CREATE TABLE ports (id int PRIMARY KEY, name text NOT NULL, next_port int REFERENCES ports, ship int);
CREATE TABLE ships (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, home int NOT NULL REFERENCES ports);
ALTER TABLE ports ADD CONSTRAINT ports_ship FOREIGN KEY (ship) REFERENCES ships DEFERRABLE INITIALLY DEFERRED;
CREATE TABLE extra."Odd ""name" (
  "order" text, bytes bytea, document jsonb, at timestamptz, day date, price numeric, ratio float8,
  words text[], lasts interval, twice numeric GENERATED ALWAYS AS (price * 2) STORED);
CREATE TABLE log (id bigserial, what text);
CREATE TABLE nights (day date NOT NULL, rooms int) PARTITION BY RANGE (day);
CREATE TABLE nights_2027 PARTITION OF nights FOR VALUES FROM ('2027-01-01') TO ('2028-01-01');
CREATE UNLOGGED TABLE cache (key text);
CREATE SEQUENCE never_used;
CREATE FUNCTION write_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO log (what) VALUES (NEW.name); RETURN NEW; END $$;
CREATE TRIGGER ports_log AFTER INSERT ON ports FOR EACH ROW EXECUTE FUNCTION write_log();
CREATE MATERIALIZED VIEW port_count AS SELECT count(*)::int AS ports FROM ports;
INSERT INTO ports (id, name) VALUES (0, 'put there by a migration');
`;

const ROWS = `
BEGIN;
DELETE FROM ports;
INSERT INTO ports VALUES (1, 'Kotor', NULL, NULL), (2, 'Bar', 1, NULL);
UPDATE ports SET next_port = 2 WHERE id = 1;
INSERT INTO ships (home) VALUES (1), (2), (2);
UPDATE ports SET ship = 1 WHERE id = 1;
COMMIT;
INSERT INTO extra."Odd ""name" VALUES
  (E'tab\\t line\\n back\\\\slash \\\\. \\\\N', '\\x00ff5c', '{"a":[1,null,"\\\\n"]}', '2027-03-28 01:30:00.123456+00', '2026-02-28',
   12345678901234567890.000000001, 0.1::float8 + 0.2, ARRAY['a,b', NULL, '"', E'\\n'], '1 mon 2 days 03:04:05.6'),
  (NULL, NULL, NULL, 'infinity', NULL, 'NaN', '-Infinity', '{}', NULL),
  ('', '', '""', NULL, NULL, NULL, NULL, NULL, NULL),
  (E'\\\\.', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('九份 😀 ‏עברית', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO nights VALUES ('2027-06-01', 3);
INSERT INTO cache VALUES ('gone after a crash anyway');
REFRESH MATERIALIZED VIEW port_count;
`;

export function sampleMigrations(): string {
  const path = emptyFolder();
  writeFileSync(join(path, '0001-sample.sql'), SCHEMA);
  return path;
}

export async function sampleDatabase(migrationsFolder: string): Promise<TestDatabase> {
  const testDb = await testDatabase({ migrated: false });
  await migrate(testDb.database, migrationsFolder, () => {});
  await testDb.database.pool.query(ROWS);
  return testDb;
}

/** The whole content of a database, for comparison with that of another. */
export async function contentOf({ pool }: Database): Promise<Record<string, unknown>> {
  const ask = async (sql: string) => (await pool.query(sql)).rows;
  return {
    ports: await ask('SELECT * FROM ports ORDER BY id'),
    ships: await ask('SELECT * FROM ships ORDER BY id'),
    odd: await ask('SELECT o::text FROM extra."Odd ""name" o ORDER BY 1'),
    log: await ask('SELECT * FROM log ORDER BY id'),
    nights: await ask('SELECT * FROM nights'),
    view: await ask('SELECT * FROM port_count'),
    migrations: await ask('SELECT * FROM migrations'),
    constraints: await ask(
      `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), condeferred FROM pg_constraint
        WHERE connamespace IN ('public'::regnamespace, 'extra'::regnamespace) ORDER BY 1, 2`,
    ),
    triggers: await ask(`SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal`),
    sequences: await ask(`SELECT schemaname, sequencename, last_value FROM pg_sequences ORDER BY 1, 2`),
  };
}

export const connectTo = (url: string) => connectDatabase({ url, log: () => {} });
