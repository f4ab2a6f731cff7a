import type { Money } from '@ashore/core/money/money.ts';
import { useText } from '../i18n/texts.ts';
import { useApproximate } from './use-approximate.ts';

/** About how much a sum is in the currency that Chinese readers think in, below the sum that is charged. */
export default function ApproximateSum({ sum, look = 'type-small' }: { sum: Money; look?: string }) {
  const t = useText();
  const amount = useApproximate(sum);
  if (amount === undefined) return null;
  return <span className={`block font-normal text-ink-2 ${look}`}>{t('tour.approximate', { amount })}</span>;
}
