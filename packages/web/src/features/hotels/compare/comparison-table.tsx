import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { withStay } from '@ashore/core/contract/values/product-path.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { ComparisonHead } from '../../../ui/comparison/comparison-head.tsx';
import { ComparisonTable } from '../../../ui/comparison/comparison-table.tsx';
import { removeFromComparison } from './compared-hotels.ts';
import { comparisonAddress } from './comparison-address.ts';
import { comparisonRows } from './comparison-rows.tsx';
import type { ComparedHotel, LoadedComparison } from './load-comparison.ts';

type TableProps = Pick<LoadedComparison, 'hotels' | 'search'>;

/** The comparison of hotels, each with its picture, its facts and the way to its rooms. */
export function HotelComparisonTable({ hotels, search }: TableProps) {
  const t = useText();
  const { locale, currency } = usePage();
  return (
    <ComparisonTable
      caption={t('hotels.compareTable')}
      factLabel={t('hotels.compareFact')}
      chooseLabel={t('hotels.compareChoose')}
      onlyLabel={(count) => t('hotels.compareOnly', { count })}
      rows={comparisonRows({ hotels, search, locale, currency, t })}
      columns={hotels.map((compared) => ({
        code: compared.hotel.code,
        name: compared.hotel.hotelName,
        head: <HotelHead compared={compared} hotels={hotels} search={search} />,
        address: `${withStay(compared.hotel.normalizedUrlPath, search)}#rooms`,
      }))}
    />
  );
}

function HotelHead({ compared: { hotel }, hotels, search }: TableProps & { compared: ComparedHotel }) {
  const t = useText();
  const { hotelid, code, hotelName, city, neighbourhood, images } = hotel;
  const [picture] = images;
  const others = hotels.map((other) => other.hotel.code).filter((other) => other !== code);
  return (
    <ComparisonHead
      picture={{
        src: picture?.thumb ?? noPicture,
        fallbackSrc: noPicture,
        dominant: picture?.colour ?? undefined,
      }}
      name={hotelName}
      place={
        neighbourhood === '' || neighbourhood === city
          ? city
          : t('tour.place', { city: neighbourhood, country: city })
      }
      address={withStay(hotel.normalizedUrlPath, search)}
      removal={{
        address: comparisonAddress(others, search),
        label: t('hotels.compareRemove', { name: hotelName }),
        onRemove: () => removeFromComparison(hotelid),
      }}
    />
  );
}
