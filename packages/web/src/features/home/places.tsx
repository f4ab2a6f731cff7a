import type { Place } from '@ashore/core/contract/locations.ts';
import { placeAddress, portPath } from '@ashore/core/contract/values/product-path.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { useText } from '../../i18n/texts.ts';
import { fromPriceText } from '../../i18n/trip-texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Anchor } from '../../ui/actions/link.tsx';
import { classNames } from '../../ui/class-names.ts';

type PlaceIndexProps = {
  places: readonly PlaceLine[];
  /** Product type of the list that a place leads to; by default everything there. */
  to?: ProductType;
  /** Address of the list of a place, by its slug, if it carries more than the place. */
  addressOf?: (slug: string) => string;
  /** A place with a cruise port leads to the page of that port. */
  isOfPorts?: boolean;
  shown?: PlaceLine;
  onPoint?: (place: PlaceLine) => void;
  /** Shows the country below each name. */
  withCountry?: boolean;
  className?: string;
};

export function PlaceIndex({ places, to, shown, onPoint, withCountry = false, ...props }: PlaceIndexProps) {
  const t = useText();
  const priceOf = useLowestPrice();
  const { addressOf = placeAddress, isOfPorts = false, className } = props;
  const listOf = (slug: string) => (to ? `/${to}/${slug}` : addressOf(slug));
  const hrefOf = ({ slug, cruisePort }: PlaceLine) =>
    isOfPorts && cruisePort !== undefined ? portPath(cruisePort) : listOf(slug);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden.
    <ul role="list" className={classNames('place-index', className)}>
      {places.map((place) => {
        const count = place.trips;
        return (
          <PlaceRow
            key={place.code}
            href={hrefOf(place)}
            name={place.name}
            country={withCountry ? place.countryName : undefined}
            count={count}
            countLabel={t(to === 'hotels' ? 'home.hotels' : 'home.trips', { count })}
            price={priceOf(place)}
            isShown={place === shown}
            {...(onPoint && { onPoint: () => onPoint(place) })}
          />
        );
      })}
    </ul>
  );
}

/** Writes the lowest price of a place, unless the rest of the page has another currency by now. */
function useLowestPrice() {
  const t = useText();
  const { locale, currency } = usePage();
  const { intl } = localeTable[locale];
  return ({ lowestPrice }: PlaceLine): string | undefined =>
    lowestPrice?.currency === currency
      ? fromPriceText(fromDecimal(lowestPrice.amount, currency), intl, t, { decimals: 'auto' })
      : undefined;
}

type PlaceRowProps = {
  href: string;
  name: string;
  country: string | undefined;
  count: number;
  /** The number with its unit, for screen readers. */
  countLabel: string;
  /** The lowest price there, shown in place of the number. */
  price: string | undefined;
  isShown: boolean;
  onPoint?: () => void;
};

function PlaceRow({ href, name, country, count, countLabel, price, isShown, onPoint }: PlaceRowProps) {
  return (
    <li>
      <Anchor
        href={href}
        className="place-row"
        data-shown={isShown || undefined}
        onPointerEnter={onPoint}
        onFocus={onPoint}
      >
        <span>
          <span className="type-index place-row-name">{name}</span>
          {country !== undefined && <span className="place-row-country">{country}</span>}
        </span>
        <span className="sr-only">{countLabel} </span>
        <span aria-hidden={price === undefined || undefined} className="place-row-count">
          {price ?? count}
        </span>
      </Anchor>
    </li>
  );
}

/** The fields of a place that an index needs. More fields would only make the page larger. */
export type PlaceLine = Pick<
  Place,
  'code' | 'slug' | 'name' | 'countryName' | 'countryCode' | 'lowestPrice'
> & {
  readonly trips: number;
  /** Set only where a picture is shown. */
  readonly imageUrl?: string;
  /** Slug of its first cruise port. Set only where places lead to their ports. */
  readonly cruisePort?: string | undefined;
};

/** Hotels have an index of their own, so they are no trips here. */
export function placeLine({ productCounts, ...place }: Place): PlaceLine {
  const { code, slug, name, countryName, countryCode, lowestPrice } = place;
  const { hotels: _, ...tripCounts } = productCounts;
  const trips = Object.values(tripCounts).reduce((sum, count) => sum + count, 0);
  return { code, slug, name, countryName, countryCode, trips, ...(lowestPrice && { lowestPrice }) };
}
