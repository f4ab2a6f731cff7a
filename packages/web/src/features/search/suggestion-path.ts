import type { FoundLocation, FoundTour } from '@ashore/core/contract/search.ts';

/**
 * Where a suggested tour is, without its language: by the place as it is called here, the English name and the code. The
 * code alone decides what is found; the server leads on to the address that search engines know.
 */
export function tourPath({
  location,
  normalizedUrlPath,
}: Pick<FoundTour, 'location' | 'normalizedUrlPath'>): string {
  const [, , city = '', slugAndCode = ''] = normalizedUrlPath.split('/');
  const named =
    location
      .toLowerCase()
      .split(/[,，、]/, 1)[0]
      ?.trim() ?? '';
  return `/tours/${named === '' ? city : encodeURIComponent(named)}/${slugAndCode}`;
}

/** The same of a place. */
export function placePath({ slug, id }: Pick<FoundLocation, 'slug' | 'id'>): string {
  return `/tours/${slug === '' ? id : `${slug}-${id}`}`;
}
