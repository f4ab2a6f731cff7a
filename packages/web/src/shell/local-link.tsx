import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { Link, type LinkProps } from 'react-router';
import { usePage } from '../page/use-page.ts';

/** A link to a path of ours, in the language of the page it stands on. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { locale } = usePage();
  return <Link viewTransition {...rest} to={withLocale(to, locale)} />;
}
