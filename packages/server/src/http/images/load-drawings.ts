import { loadFiles } from '../responses/files.ts';
import type { PreparedAnswer } from '../responses/prepared-answer.ts';
import { imageHeaders } from '../responses/security-headers.ts';

/**
 * Loads the site's own drawings, served under /images. They are vector files, so the browser crops every size
 * itself.
 */
export function loadDrawings(folder: string): Promise<Map<string, PreparedAnswer>> {
  return loadFiles({
    folder,
    prefix: '/images',
    headersOf: () => ({
      ...imageHeaders,
      // A drawing that changes gets another name.
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    }),
  });
}
