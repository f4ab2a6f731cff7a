import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { withStay } from '@ashore/core/contract/values/product-path.ts';
import { type CSSProperties, useId } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Anchor } from '../../../ui/actions/link.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FramedPicture } from '../../../ui/media/framed-picture.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { close } from '../../../ui/media/icon-paths.ts';
import { removeFromComparison } from './compared-hotels.ts';
import { comparisonAddress } from './comparison-address.ts';
import { type ComparisonRow, comparisonRows } from './comparison-rows.tsx';
import type { ComparedHotel, LoadedComparison } from './load-comparison.ts';

type TableProps = Pick<LoadedComparison, 'hotels' | 'search'>;

/**
 * Hotels as columns and facts as rows. While the box is ticked, the style sheet hides rows with equal values, so that
 * this works without scripts.
 */
export function HotelComparisonTable({ hotels, search }: TableProps) {
  const t = useText();
  const { locale, currency } = usePage();
  const id = useId();
  const rows = comparisonRows({ hotels, search, locale, currency, t });
  const sameCount = rows.filter(({ isSame }) => isSame).length;
  return (
    <div className="comparison" style={columns(hotels.length)}>
      {sameCount > 0 && (
        <Checkbox
          defaultChecked
          label={t('hotels.compareOnly', { count: sameCount })}
          className="comparison-only"
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section aria-labelledby={id} tabIndex={0} className="comparison-scroll">
        <table>
          <caption id={id} className="sr-only">
            {t('hotels.compareTable')}
          </caption>
          <colgroup>
            <col className="comparison-names" />
            {hotels.map(({ hotel }) => (
              <col key={hotel.code} />
            ))}
          </colgroup>
          <Heads hotels={hotels} search={search} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} hotels={hotels} />
            ))}
            <ChooseRow hotels={hotels} search={search} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Heads({ hotels, search }: TableProps) {
  const t = useText();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{t('hotels.compareFact')}</span>
        </th>
        {hotels.map((compared) => (
          <HotelHead key={compared.hotel.code} compared={compared} hotels={hotels} search={search} />
        ))}
      </tr>
    </thead>
  );
}

type RowProps = Pick<TableProps, 'hotels'> & { row: ComparisonRow };

function Row({ row: { label, isSame, cells }, hotels }: RowProps) {
  return (
    <tr data-same={isSame || undefined}>
      <th scope="row">
        <span>{label}</span>
      </th>
      {hotels.map(({ hotel }, index) => (
        <td key={hotel.code}>{cells[index]}</td>
      ))}
    </tr>
  );
}

/** Custom property for the style sheet. React's style type does not know custom properties. */
function columns(count: number): CSSProperties {
  const style: Record<string, number> = { '--columns': count };
  return style;
}

/** Head of a column: picture, name and the link that removes the column. */
function HotelHead({ compared: { hotel }, hotels, search }: TableProps & { compared: ComparedHotel }) {
  const t = useText();
  const { hotelid, code, hotelName, city, neighbourhood, images } = hotel;
  const [picture] = images;
  const others = hotels.map((other) => other.hotel.code).filter((other) => other !== code);
  return (
    <th scope="col">
      <span className="relative block">
        <FramedPicture
          shape="wide"
          picture={{
            src: picture?.thumb ?? noPicture,
            alt: '',
            sizes: '(min-width: 768px) 320px, 46vw',
            fallbackSrc: noPicture,
            dominant: picture?.colour ?? undefined,
            priority: true,
          }}
        />
        <Anchor
          href={comparisonAddress(others, search)}
          aria-label={t('hotels.compareRemove', { name: hotelName })}
          onClick={() => removeFromComparison(hotelid)}
          className="comparison-remove"
        >
          <Icon path={close} />
        </Anchor>
      </span>
      <span className="mt-3 block type-card-small font-normal text-ink-2">
        {neighbourhood === '' || neighbourhood === city
          ? city
          : t('tour.place', { city: neighbourhood, country: city })}
      </span>
      <Anchor href={withStay(hotel.normalizedUrlPath, search)} className="comparison-name type-card-name">
        {hotelName}
      </Anchor>
    </th>
  );
}

function ChooseRow({ hotels, search }: TableProps) {
  const t = useText();
  return (
    <tr className="comparison-choose">
      <th scope="row">
        <span className="sr-only">{t('hotels.compareChoose')}</span>
      </th>
      {hotels.map(({ hotel }) => (
        <td key={hotel.code}>
          <Button
            kind="outline"
            size="medium"
            wide
            href={`${withStay(hotel.normalizedUrlPath, search)}#rooms`}
          >
            {t('hotels.compareChoose')}
          </Button>
        </td>
      ))}
    </tr>
  );
}
