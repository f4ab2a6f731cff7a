import { idAtEnd } from '@ashore/core/contract/product-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readDetails } from './read-details.ts';

/**
 * The canonical path of what an address ends in: a product's page, or the list of a place. Whatever stands before the
 * code may be of another time or another kind.
 */
export async function whereCodeLeads(
  page: Pick<PageContext, 'api' | 'currency'>,
  path: string,
): Promise<string | undefined> {
  const id = idAtEnd(path);
  if (id === undefined) return undefined;
  const tour = await readDetails(page, id);
  if (tour) return tour.normalizedUrlPath;
  const { _embedded } = await page.api.locations.search({ uuid: id });
  const [place] = _embedded.locationList;
  return place && `/tours/${place.slug}`;
}
