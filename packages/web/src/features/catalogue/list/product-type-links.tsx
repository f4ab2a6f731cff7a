import type { Location } from '@ashore/core/contract/locations.ts';
import { PRODUCT_TYPES, type ProductType } from '@ashore/core/contract/values/product-types.ts';
import { useText } from '../../../i18n/texts.ts';
import { Anchor } from '../../../ui/actions/link.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { tabLook } from '../../../ui/layout/tab-strip.ts';
import { type ListQuery, listQueryText } from './list-query.ts';

type ProductTypeLinksProps = { place: Location; current: ProductType; filters: ListQuery };

/** Links to the other product types in the place, with the same list query. */
export function ProductTypeLinks({ place, current, filters }: ProductTypeLinksProps) {
  const t = useText();
  const query = listQueryText(filters);
  const kinds = PRODUCT_TYPES.filter((type) => type === current || place.productCounts[type] !== undefined);
  return (
    <TabLinks label={t('list.kinds', { city: place.name })} current={current}>
      {kinds.map((type) => (
        <Anchor
          key={type}
          href={`/${type}/${place.slug}${query}`}
          className={tabLook}
          aria-current={type === current ? 'page' : undefined}
        >
          {t(`kinds.${type}`)}{' '}
          <span className="type-small font-normal">{place.productCounts[type] ?? 0}</span>
        </Anchor>
      ))}
    </TabLinks>
  );
}
