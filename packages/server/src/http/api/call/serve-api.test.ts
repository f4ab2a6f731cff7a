import { expect, test, vi } from 'vitest';
import { answering } from '../../../../test-support/http/request-response.ts';
import { createAdmission } from '../../load/admission.ts';
import type { RequestResponse } from '../../server/request-response.ts';
import type { CachedAnswer } from './answer-cache.ts';
import { createServeApi } from './serve-api.ts';

const answerCall = async ({ response }: RequestResponse) => void response.writeHead(200).end('answer');

function serving(parts: Partial<Parameters<typeof createServeApi>[0]> = {}) {
  return createServeApi({
    docs: { has: () => false, answer: async () => {} },
    admission: createAdmission({ limits: { render: 1, read: 1, write: 1 }, isLate: () => false }),
    calls: { isOfHolder: () => false },
    answerCall,
    answerCache: { find: () => undefined },
    clientOf: () => 'client',
    ...parts,
  });
}

test('A call that is refused names a time to retry and is not answered', async () => {
  for (const [refusal, status] of [
    ['unavailable', 503],
    ['too_many_requests', 429],
  ] as const) {
    const admission = {
      ...createAdmission({ limits: { render: 1, read: 1, write: 1 }, isLate: () => false }),
    };
    admission.enterInTurn = async () => refusal;
    const answer = vi.fn(answerCall);
    const { url } = await answering(serving({ admission, answerCall: answer }));
    const refused = await fetch(`${url}/api/tours`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([status, '2']);
    expect(refused.headers.get('connection')).toBe('close');
    expect(answer).not.toHaveBeenCalled();
  }
});

test('The place of a call is free again when its answer has been sent', async () => {
  const admission = createAdmission({ limits: { render: 1, read: 1, write: 1 }, isLate: () => false });
  const { url } = await answering(serving({ admission }));
  for (const method of ['GET', 'GET', 'POST', 'POST'])
    expect(await (await fetch(`${url}/api/tours`, { method })).text()).toBe('answer');
  await vi.waitFor(() => expect(admission.runningCounts).toEqual({ render: 0, read: 0, write: 0 }));
});

test('Reads and writes are counted apart, and the holder of spots goes first', async () => {
  const entered: unknown[] = [];
  const admission = createAdmission({ limits: { render: 1, read: 1, write: 1 }, isLate: () => false });
  const enterInTurn: typeof admission.enterInTurn = (load, { client, turn }) => {
    entered.push([load, client, turn]);
    return () => {};
  };
  const calls = { isOfHolder: (path: string) => path.includes('/quote/') };
  const { url } = await answering(serving({ admission: { ...admission, enterInTurn }, calls }));
  await fetch(`${url}/api/tours`);
  await fetch(`${url}/api/quote/1/extension`, { method: 'POST' });
  expect(entered).toEqual([
    ['read', 'client', 'later'],
    ['write', 'client', 'first'],
  ]);
});

test('A description or a cached answer is sent without a turn, and to reads only', async () => {
  const enterInTurn = vi.fn(() => () => {});
  const admission = {
    ...createAdmission({ limits: { render: 1, read: 1, write: 1 }, isLate: () => false }),
    enterInTurn,
  };
  const describe = vi.fn(async ({ response }: RequestResponse) => void response.writeHead(200).end('docs'));
  const docs = { has: ({ url }: RequestResponse) => url === '/api/docs', answer: describe };
  const find = vi.fn((): CachedAnswer | undefined => undefined);
  const { url } = await answering(serving({ admission, docs, answerCache: { find } }));
  expect(await (await fetch(`${url}/api/docs`)).text()).toBe('docs');
  expect(enterInTurn).not.toHaveBeenCalled();
  expect(await (await fetch(`${url}/api/docs`, { method: 'POST' })).text()).toBe('answer');
  expect(find).not.toHaveBeenCalled();
  await fetch(`${url}/api/tours`);
  expect(find).toHaveBeenCalledOnce();
});
