import type { RouterClient } from '@orpc/server';
import { onTestFinished } from 'vitest';
import type { procedures } from './http/api/procedures.ts';
import { listeningApp, type TestAppParts } from './listening-app-for-tests.ts';

/** The calls as a page makes them. */
export type PageApi = RouterClient<typeof procedures>;

/** The whole server on a free port, with a web application of a few screens, until the test is over. */
export async function testApp(parts: TestAppParts) {
  const started = await listeningApp(parts);
  onTestFinished(started.close);
  return started;
}
