import { expect, test, vi } from 'vitest';
import { createAdmission, DEFAULT_CLIENT_LIMITS, DEFAULT_LOAD_LIMITS, type Load } from './admission.ts';

const stays = new AbortController().signal;

type Input = Partial<Parameters<typeof createAdmission>[0]>;

/** Admits one of each kind at a time by default. */
function admissionWith(input: Input = {}) {
  const admission = createAdmission({
    limits: { render: 1, read: 1, write: 1 },
    isLate: () => false,
    ...input,
  });
  const ends: string[] = [];
  /** Returns whether the caller was admitted at once. How a caller's wait ended is noted. */
  const enter = (load: Load, client?: string, turn: 'first' | 'later' = 'later', hangUp = stays) => {
    const entered = admission.enterInTurn(load, { turn, hangUp, ...(client !== undefined && { client }) });
    if (!(entered instanceof Promise)) return true;
    void entered.then((end) =>
      ends.push(typeof end === 'string' ? `${client} ${end}` : `${client} admitted`),
    );
    return false;
  };
  return { admission, ends, enter };
}

const callbacks = async () => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

test('The usual limits leave a visitor of a whole ship fast, and a process alive', () => {
  expect(DEFAULT_LOAD_LIMITS).toEqual({ render: 32, read: 128, write: 512 });
  expect(DEFAULT_CLIENT_LIMITS).toEqual({ render: 4, read: 8 });
});

test('By default 2,048 callers wait, and 8 seconds at most', async () => {
  vi.useFakeTimers();
  const { admission, ends, enter } = admissionWith();
  enter('write', 'inside');
  for (let caller = 0; caller < 2_048; caller += 1) enter('write', 'client');
  await callbacks();
  expect([ends, admission.waiting()]).toEqual([[], 2_048]);
  enter('write', 'late');
  await callbacks();
  expect(ends).toEqual(['late unavailable']);
  vi.advanceTimersByTime(7_999);
  await callbacks();
  expect(ends).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await callbacks();
  expect([ends.length, admission.waiting(), admission.refusedCounts.write]).toEqual([2_049, 0, 2_049]);
});

test.each(['render', 'read'] as const)('By default 256 callers of one client wait for a %s', async (load) => {
  const { admission, ends, enter } = admissionWith();
  enter(load, 'inside');
  for (let caller = 0; caller < 257; caller += 1) enter(load, 'client');
  enter(load, 'other');
  await callbacks();
  expect([ends, admission.waiting()]).toEqual([['client too_many_requests'], 257]);
});

test('Callers of a client count together, whether they hold spots or not', async () => {
  const { ends, enter } = admissionWith({ maxWaitingPerClient: 2 });
  enter('read', 'inside');
  for (const turn of ['first', 'later', 'later', 'first'] as const) enter('read', 'client', turn);
  await callbacks();
  expect(ends).toEqual(['client too_many_requests', 'client too_many_requests']);
});

test('A late process admits a quarter, rounded up', () => {
  const { admission } = admissionWith({ limits: { render: 5, read: 4, write: 1 }, isLate: () => true });
  const admitted = (load: Load) =>
    Array.from({ length: 6 }, () => admission.enter(load)).filter(Boolean).length;
  expect([admitted('render'), admitted('read'), admitted('write')]).toEqual([2, 1, 1]);
});

test('Callers without a client share one, and so do their turns', async () => {
  const { admission, enter } = admissionWith({
    limits: { render: 9, read: 9, write: 9 },
    limitsPerClient: { read: 1 },
  });
  expect([enter('read'), enter('read'), enter('read', 'other')]).toEqual([true, false, true]);
  expect(admission.waiting()).toBe(1);
  expect([enter('write'), enter('write')]).toEqual([true, true]);
});

test('A newcomer leaves one place for each client that waits', () => {
  const { admission, enter } = admissionWith({
    limits: { render: 1, read: 3, write: 1 },
    limitsPerClient: { read: 1 },
  });
  expect([enter('read', 'a'), enter('read', 'a'), enter('read', 'b')]).toEqual([true, false, true]);
  // The third place is that of the waiting caller, although it may not enter yet.
  expect(enter('read', 'c')).toBe(false);
  expect([admission.runningCounts.read, admission.waiting()]).toEqual([2, 2]);
});

test('A write does not overtake an earlier one of its client, and one of a client may follow another at once', async () => {
  const { ends, enter } = admissionWith({ limits: { render: 1, read: 1, write: 2 } });
  expect([enter('write', 'a'), enter('write', 'a'), enter('write', 'a')]).toEqual([true, true, false]);
  expect(enter('write', 'a')).toBe(false);
  await callbacks();
  expect(ends).toEqual([]);
});

test('All places that become free are given to waiting writes at once', async () => {
  const { admission, ends } = admissionWith({ limits: { render: 1, read: 1, write: 1 } });
  const [first] = [admission.enter('write')];
  const second = admission.enterInTurn('write', { client: 'b', hangUp: stays });
  const third = admission.enterInTurn('write', { client: 'c', hangUp: stays });
  first?.();
  const leave = await second;
  expect([admission.runningCounts.write, admission.waiting()]).toEqual([1, 1]);
  if (typeof leave !== 'string') leave();
  expect(typeof (await third)).toBe('function');
  expect([admission.runningCounts.write, admission.waiting(), ends]).toEqual([1, 0, []]);
});

test('A caller that has hung up already waits for nothing', async () => {
  const { admission, ends, enter } = admissionWith();
  enter('write', 'inside');
  enter('write', 'gone', 'later', AbortSignal.abort());
  await callbacks();
  expect([ends, admission.waiting(), admission.refusedCounts.write]).toEqual([['gone unavailable'], 0, 1]);
});

test('Renders, reads and writes wait apart, and their sum is the number that waits', () => {
  const { admission, enter } = admissionWith();
  for (const load of ['render', 'read', 'write'] as const)
    for (const client of ['a', 'b']) enter(load, client);
  expect([admission.waiting(), admission.runningCounts]).toEqual([3, { render: 1, read: 1, write: 1 }]);
});
