import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { projectFolder } from '../read-sources.ts';
import { findStatements } from './find-statements.ts';
import { readProgram } from './read-program.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The statements of a small project with this one module. */
function statementsOf(...lines: string[]) {
  folder = mkdtempSync(join(tmpdir(), 'ashore-statements-'));
  const types = `${projectFolder}node_modules/@types`;
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'es2024',
        module: 'nodenext',
        types: ['node'],
        typeRoots: [types],
        paths: { pg: [`${types}/pg/index.d.ts`] },
      },
      include: ['*.ts'],
    }),
  );
  const client = [`import type { ClientBase } from 'pg';`, 'declare const client: ClientBase;'];
  writeFileSync(join(folder, 'module.ts'), [...client, ...lines].join('\n'));
  const isRead = (file: string) => file.endsWith('/module.ts');
  return findStatements(readProgram(`${folder}/`, isRead), isRead);
}

const textsOf = (...lines: string[]) =>
  statementsOf(...lines).flatMap(({ sqlText }) =>
    'texts' in sqlText ? sqlText.texts : [`unread: ${sqlText.unread}`],
  );

test('A statement is read from constants, templates, conditions, lookups and functions that only return', () => {
  expect(
    textsOf(
      `const columns = 'id, name';`,
      `const of = (table: string, most = 5) => \`select \${columns} from \${table} limit \${most}\`;`,
      `const order = { old: 'made_at', new: 'made_at desc' } as const;`,
      'declare const isOld: boolean;',
      `declare const direction: 'old' | 'new';`,
      `client.query('select 1');`,
      `client.query({ name: 'tours', text: of('tours') });`,
      `client.query(\`select from bookings order by \${isOld ? order.old : order.new}\`);`,
      `client.query(\`select from holds order by \${order[direction]}\`);`,
    ),
  ).toEqual([
    'select 1',
    'select id, name from tours limit 5',
    'select from bookings order by made_at',
    'select from bookings order by made_at desc',
    'select from holds order by made_at',
    'select from holds order by made_at desc',
  ]);
});

test('Lists are joined, entries of objects are mapped, and callers tell what a parameter is', () => {
  expect(
    textsOf(
      `const identity = { id: 'uuid' };`,
      `const columns = { ...identity, name: 'text' };`,
      `const names = Object.keys(columns).join(', ');`,
      `const typed = Object.entries(columns).map(([name, type]) => name + ' ' + type).join(', ');`,
      `client.query(\`select \${names} from x (\${typed})\`);`,
      `function remove(table: string) { return client.query(\`delete from \${table}\`); }`,
      `for (const table of ['holds', 'carts']) remove(table);`,
      `client.query('select a'.replace('a', 'b'));`,
    ),
  ).toEqual([
    'select id, name from x (id uuid, name text)',
    'delete from holds',
    'delete from carts',
    'select b',
  ]);
});

test('A statement that depends on anything else is named with the part that cannot be read', () => {
  expect(textsOf('declare const table: string;', `client.query(\`select from \${table}\`);`)).toEqual([
    'unread: table',
  ]);
  expect(textsOf('declare const rows: number;', `client.query(\`select limit \${rows * 2}\`);`)).toEqual([
    'unread: rows',
  ]);
});

test('The row type tells each column’s kind; another method called query is no statement', () => {
  const statements = statementsOf(
    `type Row = { id: string; spots: number | null; at: Date; state?: 'held' | 'sold'; quote: { id: string } };`,
    `client.query<Row>('select 1');`,
    `client.query<[string, boolean]>({ text: 'select 2', rowMode: 'array' } as never);`,
    'const other = { query(text: string) { return text; } };',
    `other.query('select 3');`,
  );
  const column = (name: string, kind: string, isOptional = false) => ({ name, kind, isOptional });
  expect(statements.map(({ line, rowType }) => ({ line, rowType }))).toEqual([
    {
      line: 4,
      rowType: {
        isTuple: false,
        columns: [
          column('id', 'string'),
          column('spots', 'number'),
          column('at', 'Date'),
          column('state', 'string', true),
          column('quote', 'json'),
        ],
      },
    },
    { line: 5, rowType: { isTuple: true, columns: [column('0', 'string'), column('1', 'boolean')] } },
  ]);
});
