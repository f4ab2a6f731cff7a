import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../tests/support/free-port.ts';
import { builtFolder, started } from '../test-support/app/started-server.ts';
import { testDatabase } from '../test-support/database/test-database.ts';
import { eventually } from '../test-support/eventually.ts';
import { rawClient } from '../test-support/http/raw-client.ts';
import { readSiteAddress } from './database/site-address.ts';

test('A stopped server reports on /readyz that it is stopping, finishes open requests and exits with 0', async () => {
  const { url, database, drop } = await testDatabase();
  onTestFinished(drop);
  const port = await freePort();
  const folder = await builtFolder();
  const { child, exited, output } = await started({
    ASHORE_BUILD_FOLDER: folder,
    DATABASE_URL: url,
    PORT: String(port),
    HOST: '127.0.0.1',
  });
  const base = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${base}/readyz`)).status).toBe(200));

  expect(await readSiteAddress(database.pool)).toBe('http://localhost');
  const client = await rawClient(port);
  client.send('GET /de/faq HTTP/1.1\r\nhost: a\r\n\r\n');
  await eventually(async () =>
    expect(await (await fetch(`${base}/metrics`)).text()).toContain('ashore_work_under_way{load="render"} 1'),
  );
  child.kill('SIGTERM');
  await eventually(async () => expect((await fetch(`${base}/readyz`)).status).toBe(503), 10);
  const answer = await client.closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\nConnection: close\r\n.*slow text/s);
  expect(await exited, output()).toBe(0);
  expect(output()).toContain('"class":"page","route":"faq"');
  await expect(fetch(base)).rejects.toThrow();
});

test.each([
  [{}, 'Environment variable ASHORE_BUILD_FOLDER not set or could not be found. Did you spell it correctly?'],
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".'],
])('A server with an invalid setting prints one sentence and does not start: %j', async (env, sentence) => {
  const { exited, output } = await started(env);
  expect(await exited).toBe(1);
  expect(output()).toBe(`${sentence}\n`);
});
