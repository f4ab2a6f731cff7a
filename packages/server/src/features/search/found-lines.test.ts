import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFoundLines, type FoundLine } from './found-lines.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const lineOf = (name: string): FoundLine => ({
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

test('Whatever is put, replaced and removed, what was put last is there, also after it was saved', () => {
  const steps = fc.array(
    fc.record({ number: fc.nat(8), name: fc.option(fc.string({ unit: 'binary', maxLength: 400 })) }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(steps, (taken) => {
      const lines = createFoundLines();
      const expected = new Map<string, FoundLine>();
      for (const { number, name } of taken) {
        const id = idOf(number);
        // As it comes from the database, where no text is half a letter.
        const line = name === null ? undefined : lineOf(name.toWellFormed());
        if (line) lines.put(id, line, `${line.names.en}\t\n`);
        else expect(lines.remove(id)).toEqual(expected.get(id));
        if (line) expected.set(id, line);
        else expected.delete(id);
      }
      const again = createFoundLines(lines.save().slice());
      for (const kept of [lines, again]) {
        expect([...kept.ids()].sort()).toEqual([...expected.keys()].sort());
        for (const [id, line] of expected)
          expect([kept.get(id), kept.stampOf(id)]).toEqual([line, `${line.names.en}\t\n`]);
        expect(kept.size).toBe(expected.size);
      }
    }),
    { numRuns: 40 },
  );
});

test('What changes again and again takes no more room than what there is', () => {
  const lines = createFoundLines();
  for (let turn = 0; turn < 20_000; turn++) lines.put(idOf(turn % 10), lineOf(`Trip ${turn}`), 'stamp');
  expect(lines.size).toBe(10);
  expect(lines.save().length).toBeLessThan(10_000);
});

test('What is saved stays as it was while more is put', () => {
  const lines = createFoundLines();
  lines.put(idOf(1), lineOf('One'), 'stamp');
  const saved = lines.save();
  const before = Buffer.from(saved).toString();
  for (let turn = 0; turn < 100; turn++) lines.put(idOf(turn), lineOf('Two'), 'stamp');
  expect(Buffer.from(saved).toString()).toBe(before);
});
