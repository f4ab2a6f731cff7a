import type { Money } from '@ashore/core/money/money.ts';
import { useApproximate } from '../../api/use-approximate.tsx';
import { useText } from '../../i18n/texts.ts';

/** About how much a refund is in the reader's own currency, and that the payment provider converts it at its own rate. */
export function ApproximateRefund({ sum }: { sum: Money }) {
  const t = useText();
  const amount = useApproximate(sum);
  if (amount === undefined) return null;
  return (
    <span className="block type-small font-normal text-ink-2">
      {t('confirmation.aboutRefund', { amount })}
    </span>
  );
}
