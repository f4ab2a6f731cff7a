import type { ReactNode } from 'react';
import { useText } from '../../i18n/texts.ts';

const narrow = '(max-width: 767px)';
const dark = '(prefers-color-scheme: dark)';

type HeroProps = {
  picture: boolean;
  /**
   * Search panel that overlaps the lower edge of the picture. `line` is a search line among the text instead.
   */
  searchPanel?: ReactNode;
  line?: ReactNode;
  /** Below the headline. */
  note?: ReactNode;
};

/**
 * Opening section of the home page: a headline over a picture of a harbour, by day or by night, or without picture in a text-only
 * variant.
 */
export function Hero({ picture, searchPanel, line, note }: HeroProps) {
  const t = useText();
  return (
    <>
      <div className={picture ? 'hero hero-picture' : 'hero'} data-search={Boolean(searchPanel) || undefined}>
        {picture && (
          <picture>
            <source
              media={`${dark} and ${narrow}`}
              srcSet="/images/hero-tall-night.svg"
              width="780"
              height="1120"
            />
            <source media={narrow} srcSet="/images/hero-tall.svg" width="780" height="1120" />
            <source media={dark} srcSet="/images/hero-wide-night.svg" width="1440" height="640" />
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
          {note}
        </div>
      </div>
      {searchPanel && <div className="page-width hero-search">{searchPanel}</div>}
    </>
  );
}
