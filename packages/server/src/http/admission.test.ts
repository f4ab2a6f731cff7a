import { expect, test, vi } from 'vitest';
import { createAdmission } from './admission.ts';

const most = { render: 4, read: 8, write: 12 };

test('so much of each kind goes on at once, and the next is turned away', () => {
  const admission = createAdmission({ most, isLate: () => false });
  const inside = [1, 2, 3, 4].map(() => admission.enter('render'));
  expect(inside.every(Boolean)).toBe(true);
  expect(admission.enter('render')).toBeUndefined();
  expect(admission.enter('read')).toBeDefined();
  inside[0]?.();
  expect(admission.enter('render')).toBeDefined();
});

test('leaving twice makes room once', () => {
  const admission = createAdmission({ most: { ...most, render: 1 }, isLate: () => false });
  const leave = admission.enter('render');
  leave?.();
  leave?.();
  admission.enter('render');
  expect(admission.enter('render')).toBeUndefined();
});

test('a process that falls behind admits a quarter of the browsing, and all that changes something', () => {
  let late = true;
  const admission = createAdmission({ most, isLate: () => late });
  const admitted = (load: 'render' | 'read' | 'write') =>
    Array.from({ length: 20 }, () => admission.enter(load)).filter(Boolean).length;
  expect([admitted('render'), admitted('read'), admitted('write')]).toEqual([1, 2, 12]);
  late = false;
  expect([admitted('render'), admitted('read'), admitted('write')]).toEqual([3, 6, 0]);
});

test('what was turned away is counted', () => {
  const admission = createAdmission({ most: { ...most, read: 0 }, isLate: () => false });
  admission.enter('read');
  expect(admission.refused).toEqual({ render: 0, read: 1, write: 0 });
});

const nobodyLeaves = new AbortController().signal;

/** Everybody's turn is written down as it comes. */
function line(most: number, rest: Partial<Parameters<typeof createAdmission>[0]> = {}) {
  const admission = createAdmission({
    most: { render: 0, read: 0, write: most },
    isLate: () => false,
    ...rest,
  });
  const heard: string[] = [];
  const leaves = new Map<string, () => void>();
  const ask = async (name: string, turn: 'first' | 'later' = 'later', gone = nobodyLeaves) => {
    const leave = await admission.enterInTurn(turn, gone);
    heard.push(leave ? name : `${name} refused`);
    if (leave) leaves.set(name, leave);
  };
  return { admission, heard, ask, leave: (name: string) => leaves.get(name)?.() };
}

test('a burst of what changes something waits for its turn, one after the other, and those with spots before those without', async () => {
  const { admission, heard, ask, leave } = line(1);
  await ask('a');
  const all = [ask('b'), ask('c'), ask('buyer', 'first')];
  expect(admission.waiting()).toBe(3);
  for (const name of ['a', 'buyer', 'b']) {
    const before = heard.length;
    leave(name);
    await expect.poll(() => heard.length).toBe(before + 1);
  }
  expect(heard).toEqual(['a', 'buyer', 'b', 'c']);
  leave('c');
  await Promise.all(all);
  expect(admission.underWay.write).toBe(0);
});

test('nobody waits for ever, nor without end: beyond that he is turned away, and counted', async () => {
  const { admission, heard, ask } = line(1, { mostWaiting: 1, waitsMilliseconds: 20 });
  await ask('a');
  await Promise.all([ask('b'), ask('c')]);
  expect(heard).toEqual(['a', 'c refused', 'b refused']);
  expect([admission.refused.write, admission.waiting(), admission.underWay.write]).toEqual([2, 0, 1]);
});

test('the turn of who has hung up meanwhile is the next one’s', async () => {
  const { heard, ask, leave } = line(1);
  await ask('a');
  const gone = new AbortController();
  const all = [ask('b', 'later', gone.signal), ask('c')];
  gone.abort();
  leave('a');
  await Promise.all(all);
  expect(heard).toEqual(['a', 'b refused', 'c']);
});

test('only who waits has a clock, and nobody has it longer than he waits: a flood of those turned away costs none', async () => {
  vi.useFakeTimers();
  try {
    const { heard, ask, leave } = line(1, { mostWaiting: 1 });
    await ask('a');
    const waits = ask('b');
    await Promise.all(['c', 'd', 'e'].map((name) => ask(name)));
    expect(heard.slice(1)).toEqual(['c refused', 'd refused', 'e refused']);
    expect(vi.getTimerCount()).toBe(1);
    leave('a');
    await waits;
    expect([heard.at(-1), vi.getTimerCount()]).toEqual(['b', 0]);
  } finally {
    vi.useRealTimers();
  }
});
