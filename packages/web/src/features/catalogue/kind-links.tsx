import type { Location } from '@ashore/core/contract/locations.ts';
import { PRODUCT_TYPES, type ProductType } from '@ashore/core/contract/product-types.ts';
import { useText } from '../../i18n/use-text.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { tabLook } from '../../ui/tab-look.ts';

type KindLinksProps = { place: Location; current: ProductType };

/** What else there is in the place, by its kind. */
export function KindLinks({ place, current }: KindLinksProps) {
  const t = useText();
  const kinds = PRODUCT_TYPES.filter((type) => type === current || place.productCounts[type] !== undefined);
  return (
    <TabLinks label={t('list.kinds', { city: place.name })} current={current}>
      {kinds.map((type) => (
        <Anchor
          key={type}
          href={`/${type}/${place.slug}`}
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
