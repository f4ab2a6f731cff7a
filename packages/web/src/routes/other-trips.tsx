import type { CardTour } from '../features/catalogue/cards/card-parts.tsx';
import { DealsSection } from '../features/catalogue/cards/deals-section.tsx';
import { RecentSection } from '../features/catalogue/cards/recent-section.tsx';

type OtherTripsProps = {
  tourId: string;
  /** The city as `in Lisbon` names it, and the address of its trips. */
  place: string;
  href: string;
  deals: readonly CardTour[];
};

/** What stands below the page of a trip: other trips of its city, and those viewed before. */
export default function OtherTrips({ tourId, place, href, deals }: OtherTripsProps) {
  return (
    <>
      <DealsSection place={place} tours={deals} href={href} />
      <RecentSection tourId={tourId} />
    </>
  );
}
