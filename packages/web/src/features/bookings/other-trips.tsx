import { placeOfPath } from '@ashore/core/contract/product-path.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useText } from '../../i18n/use-text.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** For whom a trip has come to nothing: what else there is at the place. */
export function OtherTrips({ trip }: { trip: Pick<Quote, 'normalizedUrlPath' | 'tourCity'> }) {
  const t = useText();
  // The catalogue does not have it any more.
  if (trip.tourCity === '') return null;
  return (
    <TextLink href={placeOfPath(trip.normalizedUrlPath)}>
      {t('confirmation.another', { city: trip.tourCity })}
    </TextLink>
  );
}
