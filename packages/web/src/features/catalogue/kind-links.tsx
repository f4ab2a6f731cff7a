import type { Location } from '@ashore/core/contract/locations.ts';
import { PRODUCT_TYPES, type ProductType } from '@ashore/core/contract/product-types.ts';
import { useText } from '../../i18n/use-text.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { tabLook } from '../../ui/tab-look.ts';
import type { Narrowing } from './list/narrowing.ts';
import { narrowingQuery } from './list/narrowing-query.ts';

type KindLinksProps = { place: Location; current: ProductType; narrowing: Narrowing };

/** What else there is in the place, by its kind, for the same day and the same wishes. */
export function KindLinks({ place, current, narrowing }: KindLinksProps) {
  const t = useText();
  const query = narrowingQuery(narrowing);
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
