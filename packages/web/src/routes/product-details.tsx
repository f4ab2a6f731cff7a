import type { MeetingMap } from '@ashore/core/contract/maps.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { ProductCancellation } from '../features/catalogue/product/product-cancellation.tsx';
import {
  ProductChapters,
  ProductDocument,
  ProductWaiver,
} from '../features/catalogue/product/product-chapters.tsx';
import { factNotes, ProductIncluded } from '../features/catalogue/product/product-included.tsx';
import { ProductMeeting } from '../features/catalogue/product/product-meeting.tsx';
import { ProductSupplier } from '../features/catalogue/product/product-supplier.tsx';
import { AtChosenDeparture } from '../features/quotes/booking-panel/chosen-departure.tsx';
import { TransferForm } from '../features/quotes/transfer/transfer-form.tsx';
import { ProductReviews } from '../features/reviews/product-reviews.tsx';
import { useText } from '../i18n/texts.ts';

type ProductDetailsProps = { tour: TourDetails; map: MeetingMap | undefined };

/** What stands below the questions of the booking: details for a traveller who reads on. */
export default function ProductDetails({ tour, map }: ProductDetailsProps) {
  const t = useText();
  return (
    <>
      <ProductIncluded features={tour.featureSet} notes={factNotes(tour, t)} options={tour.components} />
      <ProductDocument {...tour} />
      <ProductWaiver waiver={tour.waiver} />
      <ProductChapters chapters={tour.contentTabs} />
      <ProductMeeting tour={tour} map={map}>
        <AtChosenDeparture tourId={tour.tourId}>
          {(_, departure) => <TransferForm tour={tour} departure={departure} />}
        </AtChosenDeparture>
      </ProductMeeting>
      <AtChosenDeparture tourId={tour.tourId}>
        {(startsAt) => <ProductCancellation tour={tour} startsAt={startsAt} />}
      </AtChosenDeparture>
      <ProductSupplier tour={tour} />
      <ProductReviews tour={tour} />
    </>
  );
}
