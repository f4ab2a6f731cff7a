import type { DifferingOption, TourDetails } from '@ashore/core/contract/tour-details.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { factTexts, type InclusionLine, inclusionLines, lineOptionsText } from '../../../i18n/trip-texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { check, close, info, plus } from '../../../ui/media/icon-paths.ts';

type ProductIncludedProps = {
  features: TourDetails['featureSet'];
  /** What the trip is like, before what its supplier notes. */
  notes?: readonly string[];
  /** All options of the product, the product as it is first. A line says for which options it is true. */
  options?: readonly DifferingOption[];
};

/** What the price covers, what it does not, what to bring and what to know. A long list is folded. */
export function ProductIncluded({ features, notes, options = [] }: ProductIncludedProps) {
  const t = useText();
  const { shownLines, isFolded, ...rest } = foldFeatures(features, options, notes);
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

function FeatureLines({ lines, className }: { lines: readonly InclusionLine[]; className: string }) {
  const t = useText();
  const { locale } = usePage();
  return (
    <ul className={`grid gap-x-8 gap-y-2.5 sm:grid-cols-2 ${className}`}>
      {lines.map((line) => (
        <li
          key={`${line.text} ${line.isIncluded}`}
          className={line.isIncluded ? 'flex gap-3' : 'flex gap-3 text-ink-2'}
        >
          <Icon
            path={line.isIncluded ? check : close}
            className={`mt-0.5 ${line.isIncluded ? 'text-leaf' : 'text-ink-2'}`}
          />
          <span>
            {!line.isIncluded && <span className="sr-only">{t('product.notIncluded')} </span>}
            {line.text}
            <span className="block type-small text-ink-2">{lineOptionsText(line, locale, t)}</span>
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

type FoldedFeatures = {
  /** Items included and not included, as far as they are shown at once. */
  readonly shownLines: readonly InclusionLine[];
  /** The remaining items, shown after a press; empty if all are shown at once. */
  readonly foldedLines: readonly InclusionLine[];
  readonly bring: readonly string[];
  readonly know: readonly string[];
  readonly isFolded: boolean;
};

/** Most lines shown at once. A button that adds fewer than two lines is not worth having. */
const MAX_LINES_SHOWN = 6;
const MIN_LINES_FOLDED = 2;

/** Included items first, then those not included. A long list is cut, and the rest goes behind a button. */
export function foldFeatures(
  features: TourDetails['featureSet'],
  [, ...furtherOptions]: readonly DifferingOption[] = [],
  notes: readonly string[] = [],
): FoldedFeatures {
  const valuesOf = (name: TourDetails['featureSet'][number]['feature']) =>
    features.find(({ feature }) => feature === name)?.values ?? [];
  const product = { label: '', included: valuesOf('Included'), excluded: valuesOf('NotIncluded') };
  const lines = inclusionLines([product, ...furtherOptions]);
  // Some marks say the same as a fact.
  const [bring, know] = [valuesOf('ToBring'), [...new Set([...notes, ...valuesOf('ToKnow')])]];
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

/** What a trip is like, one line for each fact that is known. The ages are left out if they are those admitted. */
export function factNotes({ facts, minAge }: Pick<TourDetails, 'facts' | 'minAge'>, t: TextOf): string[] {
  const { suits, pace } = facts;
  const { startsAtPier, setting, pace: paceText, walk, steps, ages } = factTexts(facts, t);
  const isSaid = suits && (suits.to !== undefined || suits.from !== (minAge ?? -1));
  return [startsAtPier, setting, pace !== 'active' && paceText, walk, steps, isSaid && ages].filter(
    (note) => typeof note === 'string',
  );
}
