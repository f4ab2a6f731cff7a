import { afterAll, vi } from 'vitest';
import { removeFolders } from './database/data-folder.ts';

// Test files of the server share their modules and their process. What one file changes must not reach the next: clocks,
// environment, globals, spies and folders. Vitest runs this module once for each file.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  removeFolders();
});
