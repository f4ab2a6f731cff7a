import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { check } from '../../ui/icon-paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { sellingPoints } from './selling-points.ts';

/** What makes it its own, by the supplier's own word. */
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
