import { useText } from '../../../i18n/use-text.ts';
import { useCurrentDesk } from './desk-context.ts';
import { fromPriceOf } from './from-price-of.ts';

/** The price before anybody is counted and what stands around it: "from" before it or after it, and for whom it is. */
export function useFromWords() {
  const t = useText();
  const { tour, settled, day } = useCurrentDesk();
  const price = fromPriceOf(tour, settled.option, day);
  const [before = '', after = ''] = price.isFrom ? t('tour.from', { price: '\u0000' }).split('\u0000') : [];
  return {
    ...price,
    before: before.trim(),
    after: after.trim(),
    each: t(price.per === 'group' ? 'desk.perGroup' : 'desk.perPerson'),
  };
}
