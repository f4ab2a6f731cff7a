import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { check } from '../../../ui/media/icon-paths.ts';

/** Highlights and description by the supplier. The description is folded after its first paragraph. */
export function ProductDescription({ tour }: { tour: TourDetails }) {
  const t = useText();
  return (
    <>
      {tour.highlights.length > 0 && (
        <section className="mt-12">
          <h2 className="type-h2">{t('product.highlights')}</h2>
          <ul className="mt-4 grid list-disc gap-1.5 pl-5 marker:text-coral">
            {tour.highlights.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-12">
        <h2 className="type-h2">{t('product.about')}</h2>
        <Paragraphs text={tour.longDescription.slice(0, 1)} />
        {tour.longDescription.length > 1 && (
          <div className="mt-1">
            <Disclosure moreLabel={t('reviews.readMore')} lessLabel={t('reviews.readLess')} below>
              <Paragraphs text={tour.longDescription.slice(1)} />
            </Disclosure>
          </div>
        )}
      </section>
    </>
  );
}

export function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => (
    <p key={paragraph} className="mt-4 max-w-[70ch]">
      {paragraph}
    </p>
  ));
}

/** Selling points by the supplier. */
export function ProductSelling({ tour }: { tour: Pick<TourDetails, 'uniqueSellingProposition'> }) {
  const t = useText();
  const { locale } = usePage();
  const { lines, isEnglish } = sellingPoints(tour.uniqueSellingProposition, locale);
  if (lines.length === 0) return null;
  return (
    <Panel as="section" tone="foam" className="mt-7">
      <h2 className="type-h4">{t('features.selling')}</h2>
      <ul className="mt-2.5 grid gap-x-8 gap-y-2 sm:grid-cols-2" lang={isEnglish ? 'en' : undefined}>
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon path={check} className="mt-0.5 text-sea" />
            {line}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export type SellingPoints = { readonly lines: readonly string[]; readonly isEnglish: boolean };

/** Selling points in the reader's language, or else in English. */
export function sellingPoints(
  points: TourDetails['uniqueSellingProposition'],
  locale: Locale,
): SellingPoints {
  const language = localeTable[locale].messages;
  const localLines = points[language];
  if (localLines?.length) return { lines: localLines, isEnglish: language === 'en' };
  return { lines: points.en ?? [], isEnglish: true };
}
