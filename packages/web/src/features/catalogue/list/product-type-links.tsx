import type { Location } from '@ashore/core/contract/locations.ts';
import { PRODUCT_TYPES, type ProductType } from '@ashore/core/contract/values/product-types.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Anchor } from '../../../ui/actions/link.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { tabLook } from '../../../ui/layout/tab-strip.ts';
import { listQueryText } from './list-query.ts';
import type { LoadedList } from './load-list.ts';

type ProductTypeLinksProps = {
  place: Pick<Location, 'locative' | 'slug' | 'productCounts'>;
  /** Undefined in the list of everything. */
  current: ProductType | undefined;
  list: Pick<LoadedList, 'filters' | 'offeredFilters'>;
};

/**
 * Links to everything in the place and to each of its product types, with the same list query. Each says how
 * many products the list would have under these filters.
 */
export function ProductTypeLinks({ place, current, list }: ProductTypeLinksProps) {
  const t = useText();
  const { locale } = usePage();
  const { filters, offeredFilters } = list;
  const elsewhere = { ...filters, type: [], place: [] };
  const counts = new Map(offeredFilters.type.map(({ id, count }) => [id, count]));
  const total = offeredFilters.type.reduce((sum, { count }) => sum + count, 0);
  const types = PRODUCT_TYPES.filter((type) => type === current || place.productCounts[type] !== undefined);
  const draw = (type: ProductType | undefined, href: string, count: number) => (
    <Anchor
      key={type ?? 'all'}
      href={href}
      className={tabLook}
      aria-current={type === current ? 'page' : undefined}
    >
      {t(type ? `kinds.${type}` : 'list.everything')}{' '}
      <span className="type-small font-normal">{numberFormat(localeTable[locale].intl).format(count)}</span>
    </Anchor>
  );
  return (
    <TabLinks label={t('list.kinds', { place: place.locative })} current={current ?? 'all'}>
      {draw(undefined, `/toursAndActivities${listQueryText({ ...elsewhere, place: [place.slug] })}`, total)}
      {types.map((type) =>
        type === 'hotels'
          ? // Hotels have a search of their own, with nights and rooms in place of these filters.
            draw(type, `/hotels/${place.slug}`, place.productCounts.hotels ?? 0)
          : draw(type, `/${type}/${place.slug}${listQueryText(elsewhere)}`, counts.get(type) ?? 0),
      )}
    </TabLinks>
  );
}
