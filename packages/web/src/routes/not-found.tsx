import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { data, redirect } from 'react-router';
import { canonicalAddressById } from '../features/catalogue/product/find-product.ts';
import { pageContext } from '../page/page-context.ts';
import type { Route } from './+types/not-found.ts';

/**
 * Redirects an address that ends in a known code to its product or place. For all others the error boundary
 * of the root draws the page, so that every missing page looks the same.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const target = await canonicalAddressById(page, url.pathname);
  if (target !== undefined) throw redirect(withLocale(target, page.locale), 308);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
