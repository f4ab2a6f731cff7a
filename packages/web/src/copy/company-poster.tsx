import type { ReactNode } from 'react';
import { variant } from '#variant/variant.ts';

const isDark = '(prefers-color-scheme: dark)';

/**
 * A text of the company with the harbour of the home page as a poster beside it, by day or by night. A narrow window
 * has no room for the poster, and a variant without pictures on its home has none here either.
 */
export function BesidePoster({ children }: { children: ReactNode }) {
  if (variant.home.hero !== 'picture') return <div className="copy-column">{children}</div>;
  return (
    <div className="copy-beside-poster">
      <div className="copy-column">{children}</div>
      <div aria-hidden="true" className="copy-poster poster-sheet">
        <picture>
          <source media={isDark} srcSet="/images/hero-tall-night.svg" width="780" height="1120" />
          <img src="/images/hero-tall.svg" alt="" width="780" height="1120" loading="lazy" />
        </picture>
      </div>
    </div>
  );
}
