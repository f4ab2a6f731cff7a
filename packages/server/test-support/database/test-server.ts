import type { TestProject } from 'vitest/node';
import { startTestServer } from './start-test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string | undefined;
  }
}

/** Vitest's global set-up: one database server for a whole run, so that no test file starts its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTestServer();
  project.provide('testServerUrl', url);
  return stop;
}
