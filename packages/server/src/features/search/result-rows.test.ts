import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createResultRows, type ResultRow } from './result-rows.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const lineOf = (name: string): ResultRow => ({
  ...{
    code: '1sb0na11',
    type: 'tours',
    slug: 'a',
    locationId: idOf(0),
    interests: ['water'],
  },
  ...{ picture: null, popularity: 1, digest: 'd' },
  names: { en: name, de: name, 'zh-Hans': name },
  subTitles: { en: '', de: 'Zeile\nfür Zeile', 'zh-Hans': '里斯本' },
});

test('After any sequence of changes the latest rows are returned, even after a save', () => {
  const steps = fc.array(
    fc.record({ number: fc.nat(8), name: fc.option(fc.string({ unit: 'binary', maxLength: 400 })) }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(steps, (taken) => {
      const lines = createResultRows();
      const expected = new Map<string, ResultRow>();
      for (const { number, name } of taken) {
        const id = idOf(number);
        // Text from the database never contains half of a surrogate pair.
        const line = name === null ? undefined : lineOf(name.toWellFormed());
        if (line) lines.put(id, line, `${line.names.en}\t\n`);
        else expect(lines.remove(id)).toEqual(expected.get(id));
        if (line) expected.set(id, line);
        else expected.delete(id);
      }
      const again = createResultRows(lines.save().slice());
      for (const rows of [lines, again]) {
        expect([...rows.ids()].sort()).toEqual([...expected.keys()].sort());
        for (const [id, line] of expected)
          expect([rows.get(id), rows.stampOf(id)]).toEqual([line, `${line.names.en}\t\n`]);
        expect(rows.size).toBe(expected.size);
      }
    }),
    { numRuns: 40 },
  );
});

test('Repeated changes take no more room than the current rows', () => {
  const lines = createResultRows();
  for (let turn = 0; turn < 20_000; turn++) lines.put(idOf(turn % 10), lineOf(`Trip ${turn}`), 'stamp');
  expect(lines.size).toBe(10);
  expect(lines.save().length).toBeLessThan(10_000);
});

test('Saved bytes do not change while more rows are added', () => {
  const lines = createResultRows();
  lines.put(idOf(1), lineOf('One'), 'stamp');
  const saved = lines.save();
  const before = Buffer.from(saved).toString();
  for (let turn = 0; turn < 100; turn++) lines.put(idOf(turn), lineOf('Two'), 'stamp');
  expect(Buffer.from(saved).toString()).toBe(before);
});

test('Rows that were saved elsewhere are added to those that are there', () => {
  const [lines, others] = [createResultRows(), createResultRows()];
  lines.put(idOf(1), lineOf('One'), 'first');
  for (let turn = 2; turn < 200; turn++) others.put(idOf(turn), lineOf(`Trip ${turn}`), 'second');
  lines.addSaved(others.save());
  lines.put(idOf(2), lineOf('Two'), 'third');
  for (const rows of [lines, createResultRows(lines.save())]) {
    expect(rows.size).toBe(199);
    expect([1, 2, 199].map((turn) => rows.get(idOf(turn))?.names.en)).toEqual(['One', 'Two', 'Trip 199']);
    expect([1, 2, 199].map((turn) => rows.stampOf(idOf(turn)))).toEqual(['first', 'third', 'second']);
  }
});
