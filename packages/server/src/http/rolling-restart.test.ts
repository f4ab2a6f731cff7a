import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../test-support/app/test-app.ts';
import { testDatabase } from '../../test-support/database/test-database.ts';

/** Sends visitors to servers that report themselves ready, as a load balancer does. */
function createBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(ports);
  const statuses: (number | string)[] = [];
  let turn = 0;
  let stopped = false;

  const ask = (port: number, path: string) =>
    new Promise<number | string>((resolve) => {
      const request = get({ agent, host: '127.0.0.1', port, path }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      request.on('error', (error: Error & { code?: string }) => resolve(error.code ?? 'failed'));
    });

  async function look() {
    while (!stopped) {
      for (const port of ports) {
        if ((await ask(port, '/readyz')) === 200) ready.add(port);
        else ready.delete(port);
      }
      await wait(20);
    }
  }

  async function visit() {
    while (!stopped) {
      turn += 1;
      const port = [...ready][turn % ready.size];
      statuses.push(port === undefined ? 'no server' : await ask(port, `/de/tours/rome/t${turn % 50}`));
      await wait(5);
    }
  }

  const running = [look(), visit(), visit()];
  return {
    statuses,
    ready,
    async stop() {
      stopped = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

test('Two servers are replaced one after the other, and every request is answered', async () => {
  const { database, drop } = await testDatabase();
  onTestFinished(drop);
  const first = await testApp({ database });
  const second = await testApp({ database });
  const visitors = createBalancer([first.port, second.port]);
  for (const server of [first, second]) {
    await expect.poll(() => visitors.ready.size).toBe(2);
    // Long enough for the balancer to look, also on a busy machine.
    await server.drain(1_500);
    await server.app.close();
    await testApp({ database, port: server.port });
  }
  await expect.poll(() => visitors.ready.size).toBe(2);
  const before = visitors.statuses.length;
  await expect.poll(() => visitors.statuses.length).toBeGreaterThan(before + 20);
  await visitors.stop();
  expect(visitors.statuses.length).toBeGreaterThan(50);
  expect(visitors.statuses.filter((status) => status !== 200)).toEqual([]);
});
