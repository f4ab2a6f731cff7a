import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { ComparisonHead } from '../../../ui/comparison/comparison-head.tsx';
import { ComparisonTable } from '../../../ui/comparison/comparison-table.tsx';
import { placeText } from '../cards/card-parts.tsx';
import { type Comparison, comparisonAddress, tripAddress } from './comparison-address.ts';
import { comparisonRows } from './comparison-rows.tsx';

type TripTableProps = { tours: readonly ComparedTour[]; comparison: Comparison; caption: string };

/** The comparison of trips, each with its picture, its facts and the way to its page. */
export function TripComparisonTable({ tours, comparison, caption }: TripTableProps) {
  const t = useText();
  const { locale, year } = usePage();
  return (
    <ComparisonTable
      caption={caption}
      factLabel={t('compare.what')}
      chooseLabel={t('compare.choose')}
      onlyLabel={(count) => (
        <>
          {t('compare.only')} <span className="text-ink-2">· {t('compare.same', { count })}</span>
        </>
      )}
      rows={comparisonRows({ tours, comparison, locale, year, t })}
      columns={tours.map((tour) => ({
        code: tour.code,
        name: tour.tourName,
        head: <TripHead tour={tour} comparison={comparison} />,
        address: tripAddress(tour, comparison),
      }))}
    />
  );
}

function TripHead({ tour, comparison }: { tour: ComparedTour; comparison: Comparison }) {
  const t = useText();
  const { tourId, code, tourName, teaserImageUrl, teaserImageColour, location, locationCountry } = tour;
  const otherCodes = comparison.codes.filter((other) => other !== code && other !== tourId);
  const removeFromTray = () => {
    const { compared, compare } = useExtrasStore.getState();
    compare(compared.filter((id) => id !== tourId));
  };
  return (
    <ComparisonHead
      picture={{
        src: teaserImageUrl,
        fallbackSrc: noPicture,
        dominant: teaserImageColour ?? undefined,
      }}
      name={tourName}
      place={placeText({ city: location, country: locationCountry }, t)}
      address={tripAddress(tour, comparison)}
      removal={{
        address: comparisonAddress({ ...comparison, codes: otherCodes }),
        label: t('compare.remove', { name: tourName }),
        onRemove: removeFromTray,
      }}
    />
  );
}
