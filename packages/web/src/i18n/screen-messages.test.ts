import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '../screens.ts';
import { ofEveryPage } from './load-messages.server.ts';
import en from './messages/en.json' with { type: 'json' };
import { messagesOf } from './screen-messages.server.ts';

const sourceFolder = resolve(import.meta.dirname, '..');
const texts: Readonly<Record<string, object>> = en;

/** Part of a file: all of it, or one function of the modules that write texts for many screens. */
type Part = { readonly keys: readonly string[]; readonly imports: readonly string[] };

const parts = new Map<string, Part>();
const bodies = new Map<string, string>();

/** The name of a part: a path, with `#` and the function if it is one of a module in this folder. */
function partOf(name: string): Part {
  const known = parts.get(name);
  if (known) return known;
  const [file = '', exported] = name.split('#');
  const source = exported === undefined ? read(file) : functionIn(file, exported);
  const part = { keys: keysIn(source), imports: [...importsIn(source, file, read(file))] };
  parts.set(name, part);
  return part;
}

function read(file: string): string {
  const body = bodies.get(file) ?? readFileSync(file, 'utf8');
  bodies.set(file, body);
  return body;
}

/** The text of one exported function with what it calls in its module. */
function functionIn(file: string, exported: string): string {
  const chunks = read(file).split(/^(?=(?:export )?(?:async )?(?:function|const) )/m);
  const named = new Map(chunks.map((chunk) => [/(?:function|const) (\w+)/.exec(chunk)?.[1] ?? '', chunk]));
  const wanted = [exported];
  for (const name of wanted)
    for (const other of named.keys())
      if (other !== '' && !wanted.includes(other) && new RegExp(`\\b${other}\\b`).test(named.get(name) ?? ''))
        wanted.push(other);
  return wanted.map((name) => named.get(name) ?? '').join('\n');
}

function keysIn(source: string): string[] {
  const quoted = source.matchAll(/['"`]([a-zA-Z][\w-]*)\.([\w-]+)['"`]/g);
  // The namespace of a key that is put together: `kinds.${type}`.
  const begun = source.matchAll(/\bt\(\s*`([a-zA-Z][\w-]*)\.\$\{/g);
  return [
    ...[...quoted].flatMap(([, namespace = '', key = '']) =>
      Object.hasOwn(texts[namespace] ?? {}, key) ? [`${namespace}.${key}`] : [],
    ),
    ...[...begun].map(([, namespace = '']) => `${namespace}.*`),
  ];
}

function* importsIn(source: string, file: string, whole: string): Generator<string> {
  for (const [, names = '', path = ''] of whole.matchAll(/import (?!type )([^;]*?) from '(\.[^']+)';/g)) {
    const target = resolve(dirname(file), path);
    if (!/\.tsx?$/.test(target) || !existsSync(target)) continue;
    const values = [...names.matchAll(/(type )?\b(\w+)(?: as \w+)?(?=[,\s}]|$)/g)].flatMap(
      ([, isType, name]) => (isType || name === undefined ? [] : name),
    );
    const used =
      source === whole ? values : values.filter((name) => new RegExp(`\\b${name}\\b`).test(source));
    if (dirname(target) === import.meta.dirname) yield* used.map((name) => `${target}#${name}`);
    else if (used.length > 0) yield target;
  }
  for (const [, path = ''] of source.matchAll(/import\(\s*'(\.[^']+)'/g)) {
    const target = resolve(dirname(file), path);
    if (/\.tsx?$/.test(target) && existsSync(target)) yield target;
  }
}

/** It sends the checkout by the rules of its fields, and shows none of them. */
const WITHOUT_FIELDS = 'bancontact-processing';

/** The texts that a screen's code uses and that it does not carry, each with a place. */
function missingOn(screen: (typeof screens)[number]): string[] {
  const { name, file } = screen;
  const carried = new Set<string>([...messagesOf(screen), ...ofEveryPage]);
  const seen = new Set([resolve(sourceFolder, file)]);
  const missing = new Set<string>();
  for (const part of seen) {
    const { keys, imports } = partOf(part);
    for (const key of keys)
      if (!carried.has(key.split('.')[0] ?? ''))
        missing.add(`${name}: ${key} in ${relative(sourceFolder, part)}`);
    for (const next of imports) seen.add(next);
  }
  return [...missing];
}

test('A screen carries every text that its code uses, also in what it loads later', () => {
  const missing = screens.filter(({ name }) => name !== WITHOUT_FIELDS).flatMap(missingOn);
  expect(missing).toEqual([]);
});
