import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useText } from '../../i18n/use-text.ts';

/** What the supplier says about it. */
export function ProductWords({ tour }: { tour: TourDetails }) {
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
        {tour.longDescription.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[70ch]">
            {paragraph}
          </p>
        ))}
      </section>
    </>
  );
}
