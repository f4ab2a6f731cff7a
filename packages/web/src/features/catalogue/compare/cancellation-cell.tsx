import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { cancellationText } from '../cancellation-text.ts';
import { refundStretches } from '../refund-stretches.ts';

type Terms = Pick<ComparedTour, 'cancellation' | 'timeZone'>;

/** The best that comes back, and until how long before the start. */
export function CancellationCell({ tour: { cancellation: tiers, timeZone } }: { tour: Terms }) {
  const t = useText();
  const { locale } = usePage();
  const stretches = refundStretches({ tiers, timeZone, now: new Date() });
  const { fact, more } = cancellationText(stretches, locale, t);
  return (
    <>
      <span className="block">{fact}</span>
      <span className="block type-small text-ink-2">{more}</span>
    </>
  );
}
