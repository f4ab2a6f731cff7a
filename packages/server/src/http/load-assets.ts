import { loadFiles } from './load-files.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { dataHeaders, workerHeaders } from './security-headers.ts';

/** Everything the build made for browsers. */
export function loadAssets(folder: string): Promise<Map<string, PreparedAnswer>> {
  return loadFiles({
    folder,
    headersOf: (path) => ({
      ...(path.endsWith('-worker.js') ? workerHeaders : dataHeaders),
      // The build writes the hash of a file into the name of everything under /assets.
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      vary: 'Accept-Encoding',
    }),
  });
}
