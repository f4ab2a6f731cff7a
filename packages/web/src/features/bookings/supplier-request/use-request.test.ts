import { expect, test } from 'vitest';
import { requestStage } from './use-request.ts';

const utcNow = '2026-11-21T12:00:00.000Z';
const until = (answerUntil: string) => requestStage({ state: 'on_request', answerUntil, utcNow });

test('A request can be answered before its deadline, and not at the deadline', () => {
  expect(until('2026-11-21T12:00:00.001Z')).toBe('open');
  expect(until(utcNow)).toBe('late');
});

test('A supplier who returns sees the earlier answer, or why the request can no longer be answered', () => {
  const stageOf = (state: Parameters<typeof requestStage>[0]['state']) =>
    requestStage({ state, answerUntil: null, utcNow });
  for (const state of ['accepted', 'confirmed', 'completed'] as const)
    expect(stageOf(state)).toBe('alreadyAccepted');
  expect(stageOf('declined')).toBe('alreadyDeclined');
  expect(stageOf('unanswered')).toBe('late');
  for (const state of ['cancelled', 'unpaid', 'expired'] as const) expect(stageOf(state)).toBe('withdrawn');
});
