import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';

type HeroProps = {
  picture: boolean;
  /** Where to search: it hangs over the lower edge as a desk, or is a line among the words. */
  desk?: ReactNode;
  line?: ReactNode;
};

/** The first thing anybody sees: a headline over a harbour, or over nothing where the variant wants only words. */
export function Hero({ picture, desk, line }: HeroProps) {
  const t = useText();
  return (
    <>
      <div className={picture ? 'hero hero-picture' : 'hero'} data-desk={desk !== undefined || undefined}>
        {picture && (
          <picture>
            <source media="(max-width: 767px)" srcSet="/images/hero-tall.svg" width="780" height="1120" />
            <img
              src="/images/hero-wide.svg"
              alt=""
              width="1440"
              height="640"
              fetchPriority="high"
              className="hero-art"
            />
          </picture>
        )}
        <div className="hero-words page-width">
          <h1 className="type-hero">{t('home.headline')}</h1>
          <p className="hero-subline">{t('home.subline')}</p>
          <span className="hero-flags" aria-hidden="true" />
          {line}
        </div>
      </div>
      {desk && <div className="page-width hero-desk">{desk}</div>}
    </>
  );
}
