import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useText } from '../../i18n/use-text.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { check, close, info, plus } from '../../ui/icon-paths.ts';
import { type FeatureLine, type FoldedFeatures, foldFeatures } from './fold-features.ts';

/** What the price covers and what it does not, what to bring and what to know; of much the beginning. */
export function ProductIncluded({ features }: { features: TourDetails['featureSet'] }) {
  const t = useText();
  const { shown, isFolded, ...rest } = foldFeatures(features);
  if (shown.length + rest.bring.length + rest.know.length === 0) return null;
  return (
    <section aria-labelledby="included-title" className="mt-12">
      <h2 id="included-title" className="type-h2">
        {t('product.included')}
      </h2>
      <Lines lines={shown} className="mt-5" />
      {isFolded ? (
        <div className="mt-3">
          <Disclosure moreLabel={t('features.more')} lessLabel={t('features.less')}>
            <Rest {...rest} />
          </Disclosure>
        </div>
      ) : (
        <Rest {...rest} />
      )}
    </section>
  );
}

function Rest({ folded, bring, know }: Pick<FoldedFeatures, 'folded' | 'bring' | 'know'>) {
  const t = useText();
  return (
    <>
      {folded.length > 0 && <Lines lines={folded} className="mt-2" />}
      <div className="grid gap-x-8 sm:grid-cols-2">
        <Words title={t('product.bring')} icon={plus} words={bring} />
        <Words title={t('product.know')} icon={info} words={know} />
      </div>
    </>
  );
}

function Lines({ lines, className }: { lines: readonly FeatureLine[]; className: string }) {
  const t = useText();
  return (
    <ul className={`grid gap-x-8 gap-y-2.5 sm:grid-cols-2 ${className}`}>
      {lines.map(({ text, isIncluded }) => (
        <li key={`${text} ${isIncluded}`} className={isIncluded ? 'flex gap-3' : 'flex gap-3 text-ink-2'}>
          <Icon
            path={isIncluded ? check : close}
            className={`mt-0.5 ${isIncluded ? 'text-leaf' : 'text-ink-2'}`}
          />
          <span>
            {!isIncluded && <span className="sr-only">{t('product.notIncluded')} </span>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Words({ title, icon, words }: { title: string; icon: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="mt-7">
      <h3 className="type-h3">{title}</h3>
      <ul className="mt-3 grid gap-2.5">
        {words.map((word) => (
          <li key={word} className="flex gap-3">
            <Icon path={icon} className="mt-0.5 text-sea" />
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
