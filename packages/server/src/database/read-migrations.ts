import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';

export type Migration = {
  readonly number: number;
  /** The file's name. */
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
};

/** The migrations of this version of the program, in the order in which they are applied. */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readMigration(folder, name));
  for (const [index, { number, name }] of migrations.entries()) {
    if (number !== index + 1) {
      throw new CannotStart(
        `Migrations are numbered from 0001 without gaps or doubles, but ${name} is number ${index + 1}.`,
      );
    }
  }
  return migrations;
}

function readMigration(folder: string, name: string): Migration {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
  if (!number) throw new CannotStart(`A migration must be named like 0001-what-it-does.sql, not ${name}.`);
  // Line ends that a checkout changed do not make it another migration.
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  return { number: Number(number), name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
}
