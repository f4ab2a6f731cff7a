import { useText } from '../../../i18n/use-text.ts';
import { useCurrentDesk } from './desk-context.ts';

/** What stands around the least price of a product: "from" before it or after it, and for whom it is. */
export function useFromWords() {
  const t = useText();
  const { tour } = useCurrentDesk();
  const [before = '', after = ''] = t('tour.from', { price: '\u0000' }).split('\u0000');
  const isGroups = tour.components.every(({ tickets }) =>
    tickets.every(({ groupSize }) => groupSize !== null),
  );
  return {
    before: before.trim(),
    after: after.trim(),
    per: isGroups ? ('group' as const) : ('person' as const),
    each: t(isGroups ? 'desk.perGroup' : 'desk.perPerson'),
  };
}
