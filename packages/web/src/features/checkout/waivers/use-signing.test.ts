import { expect, test } from 'vitest';
import { type SigningDraft, signatureOf, signerOf, wrongInDraft } from './use-signing.ts';

const draft = (more: Partial<SigningDraft> = {}): SigningDraft => ({
  isMinor: false,
  guardian: '',
  kind: 'typed',
  text: 'Jonas Lindqvist',
  strokes: [],
  ...more,
});
const wrong = (more: Partial<SigningDraft> = {}) => wrongInDraft(draft(more), 'Jonas Lindqvist');

test('A typed signature must be the whole name, and a drawn one must be more than a dot', () => {
  expect(wrong()).toBeUndefined();
  expect(wrong({ text: 'Jonas' })).toBe('text');
  expect(wrong({ kind: 'drawn', strokes: [[1, 1]] })).toBe('strokes');
  expect(wrong({ kind: 'drawn', strokes: [[0, 0, 90, 90]] })).toBeUndefined();
});

test('For a minor an adult gives their own name and signs with it', () => {
  expect(wrong({ isMinor: true })).toBe('guardian');
  expect(wrong({ isMinor: true, guardian: '4242 4242 4242 4242' })).toBe('guardian');
  expect(wrong({ isMinor: true, guardian: 'Ada Lindqvist' })).toBe('text');
  for (const guardian of ['Jonas Lindqvist', 'jonas  lindqvist'])
    expect(wrong({ isMinor: true, guardian })).toBe('guardian');
  const signed = draft({ isMinor: true, guardian: ' Ada  Lindqvist', text: 'ada lindqvist ' });
  expect(wrongInDraft(signed, 'Jonas Lindqvist')).toBeUndefined();
  expect(signerOf(signed, 'Jonas Lindqvist')).toBe('Ada Lindqvist');
});

test('Only the chosen kind of signature is sent', () => {
  expect(signatureOf(draft({ strokes: [[0, 0, 9, 9]] }))).toEqual({ kind: 'typed', text: 'Jonas Lindqvist' });
  expect(signatureOf(draft({ kind: 'drawn', strokes: [[0, 0, 9, 9]] }))).toEqual({
    kind: 'drawn',
    strokes: [[0, 0, 9, 9]],
  });
});
