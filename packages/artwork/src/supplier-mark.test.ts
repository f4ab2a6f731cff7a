import { expect, test } from 'vitest';
import { capitals } from './kit/capitals.ts';
import { supplierMark } from './supplier-mark.ts';

const seals = (svg: string) => /<path d="([^"]+)"/.exec(svg)?.[1];
const paths = (svg: string) => svg.match(/<path/g)?.length;

test('A supplier’s mark is always the same, and consists of flat paths in two inks', () => {
  const mark = supplierMark({ name: 'Pedra Miúda', slug: 'pedra-miuda' });
  expect(supplierMark({ name: 'Pedra Miúda', slug: 'pedra-miuda' })).toBe(mark);
  expect(new Set([...mark.matchAll(/<([a-z]+)/g)].map(([, element]) => element))).toEqual(
    new Set(['svg', 'path']),
  );
  expect(new Set(mark.match(/#[0-9a-f]{6}/g)).size).toBe(2);
  expect(mark.length).toBeLessThan(2500);
});

test('A mark has the initials of the first two words, without their accents; a lozenge has room for one', () => {
  const [a, b, both] = [
    { name: 'Óscar', slug: 'x' },
    { name: 'Ælf', slug: 'x' },
    { name: 'Oscar Bay', slug: 'x' },
  ].map((supplier) => supplierMark(supplier));
  expect(a).toContain(capitals.O?.outline);
  expect(b?.includes(capitals.A?.outline ?? '')).toBe(false);
  expect(both).toContain(capitals.O?.outline);
  expect(paths(both ?? '')).toBe(
    (paths(a ?? '') ?? 0) + (both?.includes(capitals.B?.outline ?? '-') ? 1 : 0),
  );
});

test('A name without Latin initials gets its motif alone', () => {
  expect(paths(supplierMark({ name: '竹影茶舍', slug: 'zhu-ying' }))).toBe(2);
});

test('All six seals are used, so that adjacent marks look different', () => {
  const marks = Array.from({ length: 60 }, (_, i) => supplierMark({ name: 'A', slug: `supplier-${i}` }));
  expect(new Set(marks.map(seals)).size).toBe(6);
});

test('There is a capital for each of the 26 letters', () => {
  expect(Object.keys(capitals).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});
