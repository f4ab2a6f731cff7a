import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useText } from '../../i18n/use-text.ts';

const full = 'product.cancelFull';
const part = 'product.cancelPart';

/** What comes back when plans change, in the words of its tiers. */
export function ProductCancellation({ tiers }: { tiers: TourDetails['cancellation'] }) {
  const t = useText();
  return (
    <section className="mt-12">
      <h2 className="type-h2">{t('product.cancellation')}</h2>
      {tiers.length === 0 ? (
        <p className="mt-4">{t('product.cancelNever')}</p>
      ) : (
        <>
          <ul className="mt-4 grid gap-1.5">
            {tiers.map(({ hoursBefore: hours, refundPercent: percent }) => (
              <li key={hours}>{t(percent === 100 ? full : part, { hours, percent })}</li>
            ))}
            <li>{t('product.cancelAfter')}</li>
          </ul>
          <p className="mt-3 type-small text-ink-2">{t('product.clock')}</p>
        </>
      )}
    </section>
  );
}
