import { beforeEach, expect, test, vi } from 'vitest';
import { pausableTimer } from './toast-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

test('Time during which the timer is paused does not count', () => {
  const onEnd = vi.fn();
  const timer = pausableTimer(6000, onEnd);
  vi.advanceTimersByTime(4000);
  timer.pause();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  timer.resume();
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('Pausing or resuming twice has no further effect', () => {
  const onEnd = vi.fn();
  const timer = pausableTimer(6000, onEnd);
  timer.resume();
  vi.advanceTimersByTime(1000);
  timer.pause();
  timer.pause();
  timer.resume();
  timer.resume();
  vi.advanceTimersByTime(5000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('A stopped timer never calls back', () => {
  const onEnd = vi.fn();
  pausableTimer(6000, onEnd).stop();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});
