import type { ImageFormat } from '../../features/images/workshop/jobs.ts';
import { rememberFew } from '../remember-few.ts';

/**
 * The smallest format that a browser says it reads. Whoever takes just anything gets JPEG: programs that show
 * previews of a page say so and read nothing newer.
 */
export const chooseImageFormat: (accept: string) => ImageFormat = rememberFew(
  (accept) => {
    const ranges = accept
      .toLowerCase()
      .split(',')
      .map((range) => range.trim());
    const takes = (type: string) =>
      ranges.some((range) => {
        const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
        return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
      });
    if (takes('image/avif')) return 'avif';
    return takes('image/webp') ? 'webp' : 'jpeg';
  },
  { longest: 200 },
);
