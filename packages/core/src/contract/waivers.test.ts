import { expect, test } from 'vitest';
import { TRAVELLER_LENGTHS } from './values/traveller.ts';
import { signWaiver } from './waivers.ts';

const input = signWaiver['~orpc'].inputSchema;

const data = {
  cartId: '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11',
  participantName: ' Mara  Lind ',
  productUuid: '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c12',
  bookingDate: '2026-11-23',
  textVersion: '2026-11-20-0123456789ab',
  signature: { kind: 'typed', text: 'Mara Lind' },
};
const drawn = (...strokes: unknown[]) => ({ ...data, signature: { kind: 'drawn', strokes } });
const takes = (one: object) => input?.safeParse({ data: one }).success;

test('Names are cleaned as everywhere, and optional fields may be left out', () => {
  expect(input?.parse({ data })).toEqual({
    data: { ...data, participantName: 'Mara Lind', productName: '', guardianName: null },
  });
});

test('A drawing consists of pairs of coordinates inside its field, and no more than a hand draws', () => {
  expect(takes(drawn([0, 0, 600, 200]))).toBe(true);
  expect(takes(drawn())).toBe(false);
  expect(takes(drawn([1]))).toBe(false);
  expect(takes(drawn([1, 2, 3]))).toBe(false);
  expect(takes(drawn([0, 201]))).toBe(false);
  expect(takes(drawn([601, 0]))).toBe(false);
  expect(takes(drawn([0.5, 0]))).toBe(false);
  expect(takes(drawn([-1, 0]))).toBe(false);
  expect(takes(drawn(...Array(80).fill([1, 1])))).toBe(true);
  expect(takes(drawn(...Array(81).fill([1, 1])))).toBe(false);
  const line = Array(3_000).fill(1);
  expect(takes(drawn(line, line))).toBe(true);
  expect(takes(drawn(line, line, [1, 1]))).toBe(false);
});

test('A name has a maximum length, and a signature is of one of the two kinds', () => {
  const longest = TRAVELLER_LENGTHS.participantName[1] + ' (999)'.length;
  expect(takes({ ...data, participantName: 'x'.repeat(longest) })).toBe(true);
  expect(takes({ ...data, participantName: 'x'.repeat(longest + 1) })).toBe(false);
  expect(takes({ ...data, guardianName: '' })).toBe(false);
  expect(takes({ ...data, signature: { kind: 'typed', text: ' ' } })).toBe(false);
  expect(takes({ ...data, signature: { kind: 'spoken', text: 'Mara Lind' } })).toBe(false);
});
