import type { RefusedAnswer } from './port.ts';

export const noSuchIntent: RefusedAnswer & { why: 'no_such_intent' } = {
  outcome: 'refused',
  why: 'no_such_intent',
  reason: 'the payment does not exist',
};

export const keyReused: RefusedAnswer & { why: 'key_reused' } = {
  outcome: 'refused',
  why: 'key_reused',
  reason: 'the key was used for another request',
};

export function wrongState(state: string): RefusedAnswer & { why: 'wrong_state' } {
  return { outcome: 'refused', why: 'wrong_state', reason: `the payment is ${state}` };
}

export function tooMuch(amount: number, most: number): RefusedAnswer & { why: 'too_much' } {
  return { outcome: 'refused', why: 'too_much', reason: `${amount} is more than ${most}` };
}

export const invalidAmount: RefusedAnswer & { why: 'invalid' } = {
  outcome: 'refused',
  why: 'invalid',
  reason: 'the amount is invalid',
};
