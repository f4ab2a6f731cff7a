import { isImageStem } from '@ashore/core/contract/image-sizes.ts';

/** The name of the picture that is composed for a product. */
export function composedStem(citySlug: string, slug: string): string {
  const stem = `${citySlug}-${slug}`;
  // One that ends like a size would be read as another picture in that size.
  return isImageStem(stem) ? stem : `${stem}-picture`;
}
