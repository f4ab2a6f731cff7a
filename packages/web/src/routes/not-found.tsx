import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { data, redirect } from 'react-router';
import { whereCodeLeads } from '../features/catalogue/where-code-leads.ts';
import { pageContext } from '../page/page-context.ts';
import type { Route } from './+types/not-found.ts';

/**
 * An address that ends in a known code leads to what has it. The page of all others is drawn by the error boundary of
 * the root, so that every way of not finding looks the same.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const target = await whereCodeLeads(page, url.pathname);
  if (target !== undefined) throw redirect(withLocale(target, page.locale), 308);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
