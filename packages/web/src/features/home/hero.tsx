import type { ReactNode } from 'react';
import { useText } from '../../i18n/texts.ts';

type HeroProps = {
  picture: boolean;
  /**
   * Search panel that overlaps the lower edge of the picture. `line` is a search line among the text instead.
   */
  searchPanel?: ReactNode;
  line?: ReactNode;
};

/**
 * Opening section of the home page: a headline over a picture of a harbour, or without picture in a text-only
 * variant.
 */
export function Hero({ picture, searchPanel, line }: HeroProps) {
  const t = useText();
  return (
    <>
      <div className={picture ? 'hero hero-picture' : 'hero'} data-search={Boolean(searchPanel) || undefined}>
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
      {searchPanel && <div className="page-width hero-search">{searchPanel}</div>}
    </>
  );
}
