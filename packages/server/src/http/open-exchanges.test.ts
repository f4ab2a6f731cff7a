import { expect, test } from 'vitest';
import { beginExchange } from './exchange.ts';
import { listen } from './exchange-for-tests.ts';
import { createOpenExchanges, type Ended } from './open-exchanges.ts';
import { rawClient } from './raw-client-for-tests.ts';

test('an exchange is open until its answer is through or its client gone, and is told of once', async () => {
  const told: Ended[] = [];
  const exchanges = createOpenExchanges((ended) => void told.push(ended));
  const { url, port } = await listen((request, response) => {
    exchanges.add(beginExchange(request, response));
    if (request.url === '/answered') response.writeHead(418).end();
  });
  await fetch(`${url}/answered`);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ status: 418, aborted: false });

  const client = await rawClient(port);
  client.send('GET /never HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => exchanges.open.size).toBe(1);
  client.socket.destroy();
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toMatchObject({ aborted: true });
  expect(exchanges.open.size).toBe(0);
});

test('whoever asks for thousands without waiting is hung up on, and costs next to nothing', async () => {
  const answered: string[] = [];
  let made = 0;
  const exchanges = createOpenExchanges(() => {});
  const { url, port } = await listen((request, response) => {
    made += 1;
    if (!exchanges.add(beginExchange(request, response))) return;
    answered.push(request.url ?? '');
    response.end('x'.repeat(10_000));
  });
  const patient = await rawClient(port);
  patient.send('GET /patient HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(8));
  await expect.poll(() => answered.filter((path) => path === '/patient')).toHaveLength(8);

  made = 0;
  const greedy = await rawClient(port);
  greedy.send('GET /greedy HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2_000));
  await greedy.closed;
  await expect.poll(() => exchanges.open.size).toBe(0);
  expect(answered.filter((path) => path === '/greedy')).toHaveLength(8);
  // One more is made than is answered, and nothing of the rest.
  expect(made).toBe(9);
  // The parser that was stopped serves others again.
  for (let again = 0; again < 20; again++) {
    expect((await fetch(url, { headers: { connection: 'close' } })).status).toBe(200);
  }
});
