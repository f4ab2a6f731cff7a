import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { Link } from 'react-router';
import type { AnchorProps } from '../ui/anchor.tsx';
import { LocalLink } from './local-link.tsx';
import { isCheckout } from './path-rules.ts';

/**
 * The link of the UI kit: our own pages without a document load, all others as they are. A path without a language
 * gets that of the page.
 */
export function LocalAnchor({ href, ...rest }: AnchorProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && rest.target !== '_blank';
  // The checkout has a stricter policy of its own, which only a new document can bring.
  if (!isOurs || isCheckout(splitLocale(href).path)) return <a href={href} {...rest} />;
  if (splitLocale(href).locale) return <Link viewTransition to={href} {...rest} />;
  return <LocalLink to={href} {...rest} />;
}
