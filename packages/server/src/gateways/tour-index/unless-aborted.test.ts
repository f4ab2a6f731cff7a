import { expect, test } from 'vitest';
import { unlessAborted } from './unless-aborted.ts';

test('An answer or a fault is passed on, with or without a signal', async () => {
  const { signal } = new AbortController();
  expect(await unlessAborted(Promise.resolve(7), undefined)).toBe(7);
  expect(await unlessAborted(Promise.resolve(7), signal)).toBe(7);
  await expect(unlessAborted(Promise.reject(new Error('lost')), signal)).rejects.toThrow('lost');
});

test('An abort rejects the wait at once, even if the answer never comes', async () => {
  const controller = new AbortController();
  const waiting = unlessAborted(new Promise(() => {}), controller.signal);
  controller.abort(new Error('typed on'));
  await expect(waiting).rejects.toThrow('typed on');
  await expect(unlessAborted(new Promise(() => {}), controller.signal)).rejects.toThrow('typed on');
});

test('A fault after the abort is ignored', async () => {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const waiting = unlessAborted(promise, controller.signal);
  controller.abort(new Error('typed on'));
  reject(new Error('too late'));
  await expect(waiting).rejects.toThrow('typed on');
});
