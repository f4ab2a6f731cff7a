import { expect, test } from 'vitest';
import { requestStage } from './request-stage.ts';

const utcNow = '2026-11-21T12:00:00.000Z';
const until = (answerUntil: string) => requestStage({ state: 'on_request', answerUntil, utcNow });

test('A request can be answered until its instant, and not at it', () => {
  expect(until('2026-11-21T12:00:00.001Z')).toBe('asked');
  expect(until(utcNow)).toBe('late');
});

test('Whoever comes again finds what was said, or why there is nothing left to say', () => {
  const found = (state: Parameters<typeof requestStage>[0]['state']) =>
    requestStage({ state, answerUntil: null, utcNow });
  for (const state of ['accepted', 'confirmed', 'completed'] as const) expect(found(state)).toBe('saidYes');
  expect(found('declined')).toBe('saidNo');
  expect(found('unanswered')).toBe('late');
  for (const state of ['cancelled', 'unpaid', 'expired'] as const) expect(found(state)).toBe('withdrawn');
});
