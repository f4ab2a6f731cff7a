import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { ComponentProps } from 'react';
import { usePage } from '../page/use-page.ts';

/** A link to a path of ours, in the language of the page it stands on. */
export function LocalLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { locale } = usePage();
  return <a {...rest} href={withLocale(to, locale)} />;
}
