import { loadFiles } from '../load-files.ts';
import type { PreparedAnswer } from '../prepared-answer.ts';
import { pictureHeaders } from '../security-headers.ts';

/** The shop's own drawings, under /images: lines, which every size is cut from by the browser itself. */
export function loadDrawings(folder: string): Promise<Map<string, PreparedAnswer>> {
  return loadFiles({
    folder,
    prefix: '/images',
    headersOf: () => ({
      ...pictureHeaders,
      // A drawing that changes gets another name.
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    }),
  });
}
