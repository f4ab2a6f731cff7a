import type { Quote } from '@ashore/core/contract/quotes.ts';
import { listPathOf } from '@ashore/core/contract/values/product-path.ts';
import { useText } from '../../i18n/texts.ts';
import { TextLink } from '../../ui/actions/link.tsx';

/** For travellers whose booking has ended: a link to other trips at the place. */
export function OtherTrips({ trip }: { trip: Pick<Quote, 'normalizedUrlPath' | 'cityLocative'> }) {
  const t = useText();
  // The catalogue no longer has the trip.
  if (!trip.cityLocative) return null;
  return (
    <TextLink href={listPathOf(trip.normalizedUrlPath)}>
      {t('confirmation.another', { place: trip.cityLocative })}
    </TextLink>
  );
}
