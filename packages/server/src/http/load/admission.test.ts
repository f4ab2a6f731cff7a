import { expect, test, vi } from 'vitest';
import { createAdmission } from './admission.ts';

const limits = { render: 4, read: 8, write: 12 };

test('Each kind of work has a limit, and work beyond it is refused', () => {
  const admission = createAdmission({ limits, isLate: () => false });
  const inside = [1, 2, 3, 4].map(() => admission.enter('render'));
  expect(inside.every(Boolean)).toBe(true);
  expect(admission.enter('render')).toBeUndefined();
  expect(admission.enter('read')).toBeDefined();
  inside[0]?.();
  expect(admission.enter('render')).toBeDefined();
});

test('Leaving twice frees one place', () => {
  const admission = createAdmission({ limits: { ...limits, render: 1 }, isLate: () => false });
  const leave = admission.enter('render');
  leave?.();
  leave?.();
  admission.enter('render');
  expect(admission.enter('render')).toBeUndefined();
});

test('A process with a delayed event loop admits a quarter of the page and read requests, and all writes', () => {
  let late = true;
  const admission = createAdmission({ limits, isLate: () => late });
  const admitted = (load: 'render' | 'read' | 'write') =>
    Array.from({ length: 20 }, () => admission.enter(load)).filter(Boolean).length;
  expect([admitted('render'), admitted('read'), admitted('write')]).toEqual([1, 2, 12]);
  late = false;
  expect([admitted('render'), admitted('read'), admitted('write')]).toEqual([3, 6, 0]);
});

test('Refused work is counted', () => {
  const admission = createAdmission({ limits: { ...limits, read: 0 }, isLate: () => false });
  admission.enter('read');
  expect(admission.refused).toEqual({ render: 0, read: 1, write: 0 });
});

const noLeaving = new AbortController().signal;

/** Records the name of each caller when the caller is admitted or refused. */
function line(most: number, rest: Partial<Parameters<typeof createAdmission>[0]> = {}) {
  const admission = createAdmission({
    limits: { render: 0, read: 0, write: most },
    isLate: () => false,
    ...rest,
  });
  const answered: string[] = [];
  const leaves = new Map<string, () => void>();
  const ask = async (name: string, turn: 'first' | 'later' = 'later', gone = noLeaving) => {
    const leave = await admission.enterInTurn(turn, gone);
    answered.push(leave ? name : `${name} refused`);
    if (leave) leaves.set(name, leave);
  };
  return { admission, answered, ask, leave: (name: string) => leaves.get(name)?.() };
}

test('Writes over the limit wait for their turn in order, and callers who hold spots go before the others', async () => {
  const { admission, answered, ask, leave } = line(1);
  await ask('a');
  const answers = [ask('b'), ask('c'), ask('buyer', 'first')];
  expect(admission.waiting()).toBe(3);
  for (const name of ['a', 'buyer', 'b']) {
    const before = answered.length;
    leave(name);
    await expect.poll(() => answered.length).toBe(before + 1);
  }
  expect(answered).toEqual(['a', 'buyer', 'b', 'c']);
  leave('c');
  await Promise.all(answers);
  expect(admission.underWay.write).toBe(0);
});

test('A write waits for a limited time in a limited queue; beyond either limit it is refused and counted', async () => {
  const { admission, answered, ask } = line(1, { mostWaiting: 1, waitsMilliseconds: 20 });
  await ask('a');
  await Promise.all([ask('b'), ask('c')]);
  expect(answered).toEqual(['a', 'c refused', 'b refused']);
  expect([admission.refused.write, admission.waiting(), admission.underWay.write]).toEqual([2, 0, 1]);
});

test('The turn of a disconnected caller passes to the next caller', async () => {
  const { answered, ask, leave } = line(1);
  await ask('a');
  const leaving = new AbortController();
  const answers = [ask('b', 'later', leaving.signal), ask('c')];
  leaving.abort();
  leave('a');
  await Promise.all(answers);
  expect(answered).toEqual(['a', 'b refused', 'c']);
});

test('Only waiting callers have a timer, which ends with the wait; refused callers cost none', async () => {
  vi.useFakeTimers();
  try {
    const { answered, ask, leave } = line(1, { mostWaiting: 1 });
    await ask('a');
    const waits = ask('b');
    await Promise.all(['c', 'd', 'e'].map((name) => ask(name)));
    expect(answered.slice(1)).toEqual(['c refused', 'd refused', 'e refused']);
    expect(vi.getTimerCount()).toBe(1);
    leave('a');
    await waits;
    expect([answered.at(-1), vi.getTimerCount()]).toEqual(['b', 0]);
  } finally {
    vi.useRealTimers();
  }
});
