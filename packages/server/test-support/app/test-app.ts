import type { RouterClient } from '@orpc/server';
import { onTestFinished } from 'vitest';
import type { procedures } from '../../src/http/procedures/procedures.ts';
import { listeningApp, type TestAppParts } from './listening-app.ts';

/** The API as a page calls it. */
export type PageApi = RouterClient<typeof procedures>;

/**
 * Starts the whole server on a free port, with a web application of a few screens. It closes with the test.
 */
export async function testApp(parts: TestAppParts) {
  const started = await listeningApp(parts);
  onTestFinished(started.close);
  return started;
}
