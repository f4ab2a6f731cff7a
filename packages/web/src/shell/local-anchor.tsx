import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import type { AnchorProps } from '../ui/anchor.tsx';
import { LocalLink } from './local-link.tsx';

/** The link of the UI kit. A path of ours without a language gets that of the page. */
export function LocalAnchor({ href, ...rest }: AnchorProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  // A paper is one file, whatever language the page has.
  if (!isOurs || href.startsWith('/papers/') || splitLocale(href).locale) return <a href={href} {...rest} />;
  return <LocalLink to={href} {...rest} />;
}
