import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

const start = new Date('2027-03-01T10:00:00Z').getTime();

function breakerAt() {
  let seconds = 0;
  const breaker = createCircuitBreaker(() => new Date(start + seconds * 1_000));
  const call = (end: 'answered' | 'failed') => {
    const report = breaker.admit();
    report?.(end);
    return report !== undefined;
  };
  const passTo = (second: number) => {
    seconds = second;
  };
  return { breaker, call, passTo };
}

test('Five failures in 30 seconds leave the call out for 60 seconds', () => {
  const { call, passTo } = breakerAt();
  for (const second of [0, 7, 14, 21, 29]) {
    passTo(second);
    expect(call('failed')).toBe(true);
  }
  for (const second of [29, 60, 88.9]) {
    passTo(second);
    expect(call('answered')).toBe(false);
  }
  passTo(89);
  expect(call('answered')).toBe(true);
  expect(call('answered')).toBe(true);
});

test('Failures that are 30 seconds apart do not add up', () => {
  const { call, passTo } = breakerAt();
  for (const second of [0, 8, 16, 24, 30, 38]) {
    passTo(second);
    expect(call('failed')).toBe(true);
  }
});

test('Answers in between do not hide that a seller fails every second time', () => {
  const { call } = breakerAt();
  for (const _ of '12345') {
    call('answered');
    call('failed');
  }
  expect(call('answered')).toBe(false);
});

test('After the pause one call is tried at a time, and its failure begins another pause', () => {
  const { breaker, call, passTo } = breakerAt();
  for (const _ of '12345') call('failed');
  passTo(60);
  const report = breaker.admit();
  expect(report).toBeDefined();
  expect(breaker.admit()).toBeUndefined();
  report?.('failed');
  passTo(119);
  expect(call('answered')).toBe(false);
  passTo(120);
  expect(call('answered')).toBe(true);
  // One failure is now again no reason to leave the call out.
  call('failed');
  expect(call('answered')).toBe(true);
});

test('A call from before the pause neither ends nor begins it', () => {
  const { breaker, call, passTo } = breakerAt();
  const slow = breaker.admit();
  for (const _ of '12345') call('failed');
  passTo(10);
  slow?.('answered');
  expect(call('answered')).toBe(false);
});
