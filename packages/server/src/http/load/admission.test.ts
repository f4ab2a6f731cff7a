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
  expect(admission.refusedCounts).toEqual({ render: 0, read: 1, write: 0 });
});

const noLeaving = new AbortController().signal;

/** Records the name of each caller when the caller is admitted or refused. */
function createQueue(most: number, rest: Partial<Parameters<typeof createAdmission>[0]> = {}) {
  const admission = createAdmission({
    limits: { render: 0, read: 0, write: most },
    isLate: () => false,
    ...rest,
  });
  const answered: string[] = [];
  const leaves = new Map<string, () => void>();
  const ask = async (name: string, turn: 'first' | 'later' = 'later', gone = noLeaving) => {
    const leave = await admission.enterInTurn('write', { turn, hangUp: gone });
    answered.push(typeof leave === 'string' ? `${name} refused` : name);
    if (typeof leave !== 'string') leaves.set(name, leave);
  };
  return { admission, answered, ask, leave: (name: string) => leaves.get(name)?.() };
}

test('Writes over the limit wait for their turn in order, and callers who hold spots go before the others', async () => {
  const { admission, answered, ask, leave } = createQueue(1);
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
  expect(admission.runningCounts.write).toBe(0);
});

test('A write waits for a limited time in a limited queue; beyond either limit it is refused and counted', async () => {
  const { admission, answered, ask } = createQueue(1, { maxWaiting: 1, maxWaitMs: 20 });
  await ask('a');
  await Promise.all([ask('b'), ask('c')]);
  expect(answered).toEqual(['a', 'c refused', 'b refused']);
  expect([admission.refusedCounts.write, admission.waiting(), admission.runningCounts.write]).toEqual([
    2, 0, 1,
  ]);
});

test('The turn of a disconnected caller passes to the next caller', async () => {
  const { answered, ask, leave } = createQueue(1);
  await ask('a');
  const leaving = new AbortController();
  const answers = [ask('b', 'later', leaving.signal), ask('c')];
  leaving.abort();
  leave('a');
  await Promise.all(answers);
  expect(answered).toEqual(['a', 'b refused', 'c']);
});

/** Two renders and two reads of a client run at once, and four renders of all clients. */
function createSharedQueue(rest: Partial<Parameters<typeof createAdmission>[0]> = {}) {
  const admission = createAdmission({
    limits,
    limitsPerClient: { render: 2, read: 2 },
    maxWaitingPerClient: 3,
    isLate: () => false,
    ...rest,
  });
  const answered: string[] = [];
  const leaves: (() => void)[] = [];
  const ask = async (client: string, load: 'render' | 'read' = 'render') => {
    const leave = await admission.enterInTurn(load, { client, hangUp: noLeaving });
    answered.push(typeof leave === 'string' ? `${client} ${leave}` : client);
    if (typeof leave !== 'string') leaves.push(leave);
  };
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) await new Promise(setImmediate);
  };
  return { admission, answered, leaves, ask, settle };
}

test('A client that calls without pause takes its share of the places, and the others find room', async () => {
  const { admission, answered, ask, settle } = createSharedQueue();
  for (let call = 0; call < 4; call += 1) void ask('loop');
  void ask('visitor');
  await settle();
  expect(answered).toEqual(['loop', 'visitor', 'loop']);
  expect([admission.runningCounts.render, admission.waiting()]).toEqual([3, 2]);
});

test('A waiting render begins only when the visitors at the door have been heard', async () => {
  const { answered, ask, leaves, settle } = createSharedQueue({ maxWaitingPerClient: 8 });
  for (let call = 0; call < 8; call += 1) void ask('loop');
  await settle();
  for (const leave of leaves.splice(0)) leave();
  for (const visitor of ['anna', 'ben', 'cleo']) {
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    void ask(visitor);
  }
  await settle();
  expect(answered).toEqual(['loop', 'loop', 'anna', 'ben', 'cleo', 'loop']);
});

test('Callers without end do not keep a waiting one from its turn', async () => {
  const { answered, ask, leaves, settle } = createSharedQueue({
    limits: { ...limits, render: 1 },
    maxWaitingPerClient: 9_999,
  });
  void ask('anna');
  void ask('ben');
  await settle();
  leaves.shift()?.();
  for (let round = 0; round < 300; round += 1) {
    void ask('loop');
    await new Promise(setImmediate);
  }
  expect(answered.slice(0, 2)).toEqual(['anna', 'ben']);
});

test('A client whose pages are rendered at once still begins one, and its next one when all callers were heard', async () => {
  const { admission, answered } = createSharedQueue();
  const render = async (client: string) => {
    const entered = admission.enterInTurn('render', { client, hangUp: noLeaving });
    const leave = entered instanceof Promise ? await entered : entered;
    answered.push(client);
    if (typeof leave !== 'string') leave();
  };
  // All are read in the same round of the event loop, and no render outlasts it.
  const calls = ['loop', 'loop', 'loop', 'visitor'].map(render);
  expect(answered).toEqual(['loop', 'visitor']);
  await Promise.all(calls);
  expect(answered).toEqual(['loop', 'visitor', 'loop', 'loop']);
});

test.each(['render', 'read'] as const)(
  'Only the client with too many waiting callers is refused: %s',
  async (load) => {
    const { admission, answered, ask, settle } = createSharedQueue();
    for (let call = 0; call < 5; call += 1) void ask('loop', load);
    void ask('visitor', load);
    await settle();
    expect(answered.toSorted()).toEqual(['loop', 'loop', 'loop too_many_requests', 'visitor']);
    expect(admission.refusedCounts[load]).toBe(1);
  },
);

test('Waiting clients take turns, however often each of them called', async () => {
  const { answered, leaves, ask, settle } = createSharedQueue({ limits: { ...limits, render: 1 } });
  for (const client of ['loop', 'loop', 'loop', 'anna', 'loop', 'ben', 'anna']) void ask(client);
  for (let turn = 0; turn < 7; turn += 1) {
    await settle();
    leaves.shift()?.();
  }
  await settle();
  expect(answered).toEqual(['loop', 'loop', 'anna', 'ben', 'loop', 'anna', 'loop']);
});

test('A finished client leaves no count behind, so its next calls find its whole share again', async () => {
  const { admission, answered, leaves, ask, settle } = createSharedQueue();
  for (let round = 0; round < 3; round += 1) {
    void ask('a');
    void ask('a');
    await settle();
    for (const leave of leaves.splice(0)) leave();
  }
  expect(answered).toHaveLength(6);
  expect([admission.runningCounts.render, admission.waiting()]).toEqual([0, 0]);
});

test('Only waiting callers have a timer, which ends with the wait; refused callers cost none', async () => {
  vi.useFakeTimers();
  const { answered, ask, leave } = createQueue(1, { maxWaiting: 1 });
  await ask('a');
  const waits = ask('b');
  await Promise.all(['c', 'd', 'e'].map((name) => ask(name)));
  expect(answered.slice(1)).toEqual(['c refused', 'd refused', 'e refused']);
  expect(vi.getTimerCount()).toBe(1);
  leave('a');
  await waits;
  expect([answered.at(-1), vi.getTimerCount()]).toEqual(['b', 0]);
});
