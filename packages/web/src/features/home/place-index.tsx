import type { ProductType } from '@ashore/core/contract/product-types.ts';
import { useText } from '../../i18n/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import type { PlaceLine } from './place-line.ts';
import { PlaceRow } from './place-row.tsx';

type PlaceIndexProps = {
  places: readonly PlaceLine[];
  /** The list that a place leads to. */
  to: ProductType;
  shown?: PlaceLine;
  onPoint?: (place: PlaceLine) => void;
  /** Says the country below each name. */
  withCountry?: boolean;
  className?: string;
};

export function PlaceIndex({ places, to, shown, onPoint, withCountry = false, className }: PlaceIndexProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden.
    <ul role="list" className={classNames('place-index', className)}>
      {places.map((place) => {
        const count = place.trips;
        return (
          <PlaceRow
            key={place.code}
            href={`/${to}/${place.slug}`}
            name={place.name}
            country={withCountry ? place.countryName : undefined}
            count={count}
            countLabel={t('home.trips', { count })}
            isShown={place === shown}
            {...(onPoint && { onPoint: () => onPoint(place) })}
          />
        );
      })}
    </ul>
  );
}
