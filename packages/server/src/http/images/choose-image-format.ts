import type { ImageFormat } from '../../features/images/worker/jobs.ts';
import { cacheByHeader } from '../responses/prepared-answer.ts';

/**
 * Chooses the smallest format that a browser accepts by name. A client that accepts any type gets JPEG: link
 * preview programs send only a wildcard and read nothing newer.
 */
export const chooseImageFormat: (accept: string) => ImageFormat = cacheByHeader(
  (accept) => {
    const ranges = accept
      .toLowerCase()
      .split(',')
      .map((range) => range.trim());
    const accepts = (type: string) =>
      ranges.some((range) => {
        const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
        return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
      });
    if (accepts('image/avif')) return 'avif';
    return accepts('image/webp') ? 'webp' : 'jpeg';
  },
  { maxLength: 200 },
);
