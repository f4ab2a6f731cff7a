import mark from '#variant/logo.svg?raw';
import { variant } from '#variant/variant.ts';
import { LocalLink } from '../../page/links.tsx';

/** Drawn mark with the name beside it. The drawing takes its colours from the variant's tokens. */
export function Logo({ onDeep = false }: { onDeep?: boolean }) {
  return (
    <LocalLink to="/" className={`site-logo ${onDeep ? 'site-logo-on-deep' : ''}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is ours and part of the build. */}
      <span aria-hidden="true" className="site-mark" dangerouslySetInnerHTML={{ __html: mark }} />
      <span>{variant.displayName}</span>
    </LocalLink>
  );
}
