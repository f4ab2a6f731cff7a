import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useText } from '../../../i18n/texts.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { check, close, info, plus } from '../../../ui/media/icon-paths.ts';

/** What the price covers, what it does not, what to bring and what to know. A long list is folded. */
export function ProductIncluded({ features }: { features: TourDetails['featureSet'] }) {
  const t = useText();
  const { shownLines, isFolded, ...rest } = foldFeatures(features);
  if (shownLines.length + rest.bring.length + rest.know.length === 0) return null;
  return (
    <section aria-labelledby="included-title" className="mt-12">
      <h2 id="included-title" className="type-h2">
        {t('product.included')}
      </h2>
      <FeatureLines lines={shownLines} className="mt-5" />
      {isFolded ? (
        <div className="mt-3">
          <Disclosure moreLabel={t('features.more')} lessLabel={t('features.less')}>
            <RemainingFeatures {...rest} />
          </Disclosure>
        </div>
      ) : (
        <RemainingFeatures {...rest} />
      )}
    </section>
  );
}

function RemainingFeatures({
  foldedLines,
  bring,
  know,
}: Pick<FoldedFeatures, 'foldedLines' | 'bring' | 'know'>) {
  const t = useText();
  return (
    <>
      {foldedLines.length > 0 && <FeatureLines lines={foldedLines} className="mt-2" />}
      <div className="grid gap-x-8 sm:grid-cols-2">
        <NoteList title={t('product.bring')} icon={plus} notes={bring} />
        <NoteList title={t('product.know')} icon={info} notes={know} />
      </div>
    </>
  );
}

function FeatureLines({ lines, className }: { lines: readonly FeatureLine[]; className: string }) {
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

function NoteList({ title, icon, notes }: { title: string; icon: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="mt-7">
      <h3 className="type-h3">{title}</h3>
      <ul className="mt-3 grid gap-2.5">
        {notes.map((note) => (
          <li key={note} className="flex gap-3">
            <Icon path={icon} className="mt-0.5 text-sea" />
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}

type FeatureLine = { readonly text: string; readonly isIncluded: boolean };

type FoldedFeatures = {
  /** Items included and not included, as far as they are shown at once. */
  readonly shownLines: readonly FeatureLine[];
  /** The remaining items, shown after a press; empty if all are shown at once. */
  readonly foldedLines: readonly FeatureLine[];
  readonly bring: readonly string[];
  readonly know: readonly string[];
  readonly isFolded: boolean;
};

/** Most lines shown at once. A button that adds fewer than two lines is not worth having. */
const MAX_LINES_SHOWN = 6;
const MIN_LINES_FOLDED = 2;

/** Included items first, then those not included. A long list is cut, and the rest goes behind a button. */
export function foldFeatures(features: TourDetails['featureSet']): FoldedFeatures {
  const valuesOf = (name: TourDetails['featureSet'][number]['feature']) =>
    features.find(({ feature }) => feature === name)?.values ?? [];
  const lines = [
    ...valuesOf('Included').map((text) => ({ text, isIncluded: true })),
    ...valuesOf('NotIncluded').map((text) => ({ text, isIncluded: false })),
  ];
  const [bring, know] = [valuesOf('ToBring'), valuesOf('ToKnow')];
  const lineCount = lines.length + bring.length + know.length;
  if (lineCount < MAX_LINES_SHOWN + MIN_LINES_FOLDED)
    return { shownLines: lines, foldedLines: [], bring, know, isFolded: false };
  return {
    shownLines: lines.slice(0, MAX_LINES_SHOWN),
    foldedLines: lines.slice(MAX_LINES_SHOWN),
    bring,
    know,
    isFolded: true,
  };
}
