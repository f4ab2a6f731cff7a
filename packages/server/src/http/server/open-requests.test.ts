import { expect, test } from 'vitest';
import { rawClient } from '../../../test-support/http/raw-client.ts';
import { listen } from '../../../test-support/http/request-response.ts';
import { createOpenRequests, type EndedRequest } from './open-requests.ts';
import { beginRequestResponse } from './request-response.ts';

test('A request is open until its answer ends or its client disconnects, and its end is reported once', async () => {
  const endings: EndedRequest[] = [];
  const exchanges = createOpenRequests((ended) => void endings.push(ended));
  const { url, port } = await listen((request, response) => {
    exchanges.add(beginRequestResponse(request, response));
    if (request.url === '/answered') response.writeHead(418).end();
  });
  await fetch(`${url}/answered`);
  await expect.poll(() => endings.length).toBe(1);
  expect(endings[0]).toMatchObject({ status: 418, isAborted: false });

  const client = await rawClient(port);
  client.send('GET /never HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => exchanges.open.size).toBe(1);
  client.socket.destroy();
  await expect.poll(() => endings.length).toBe(2);
  expect(endings[1]).toMatchObject({ isAborted: true });
  expect(exchanges.open.size).toBe(0);
});

test('Requests that are open at the same time are all listed, and those that have ended are not', async () => {
  const exchanges = createOpenRequests(() => {});
  const { url } = await listen((request, response) => {
    exchanges.add(beginRequestResponse(request, response));
    const [, name = '', ended] = (request.url ?? '').split('/');
    if (name === 'open') return;
    for (const exchange of exchanges.open) if (exchange.url === `/open/${ended}`) exchange.response.end();
    response.end();
  });
  const listed = () => [...exchanges.open].map((exchange) => exchange.url).toSorted();
  const answers = ['a', 'b', 'c'].map((name) => fetch(`${url}/open/${name}`));
  await expect.poll(() => exchanges.open.size).toBe(3);
  expect(listed()).toEqual(['/open/a', '/open/b', '/open/c']);
  await fetch(`${url}/end/b`);
  await expect.poll(listed).toEqual(['/open/a', '/open/c']);
  answers.push(fetch(`${url}/open/d`));
  await expect.poll(listed).toEqual(['/open/a', '/open/c', '/open/d']);
  for (const name of ['a', 'c', 'd']) await fetch(`${url}/end/${name}`);
  await Promise.all(answers);
  await expect.poll(() => exchanges.open.size).toBe(0);
});

test('A client that sends thousands of requests without waiting is disconnected, at almost no cost', async () => {
  const answered: string[] = [];
  let createdRequests = 0;
  const exchanges = createOpenRequests(() => {});
  const { url, port } = await listen((request, response) => {
    createdRequests += 1;
    if (!exchanges.add(beginRequestResponse(request, response))) return;
    answered.push(request.url ?? '');
    response.end('x'.repeat(10_000));
  });
  const patient = await rawClient(port);
  patient.send('GET /patient HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(8));
  await expect.poll(() => answered.filter((path) => path === '/patient')).toHaveLength(8);

  createdRequests = 0;
  const greedy = await rawClient(port);
  greedy.send('GET /greedy HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2_000));
  await greedy.closed;
  await expect.poll(() => exchanges.open.size).toBe(0);
  expect(answered.filter((path) => path === '/greedy')).toHaveLength(8);
  // The server creates one more request than it answers, and none of the rest.
  expect(createdRequests).toBe(9);
  // The stopped parser serves other connections again.
  for (let again = 0; again < 20; again++) {
    expect((await fetch(url, { headers: { connection: 'close' } })).status).toBe(200);
  }
});
