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
