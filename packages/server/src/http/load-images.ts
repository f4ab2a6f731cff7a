import { loadFiles } from './load-files.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { pictureHeaders } from './security-headers.ts';

/** The demonstration's drawings, under /images. Stands in until there is a service that resizes pictures. */
export function loadImages(folder: string): Promise<Map<string, PreparedAnswer>> {
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
