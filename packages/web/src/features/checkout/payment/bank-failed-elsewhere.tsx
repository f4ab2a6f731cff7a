import { useText } from '../../../i18n/texts.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { BANK_FAILED } from './payment-problem.tsx';

/** Says in a browser without the cart that the bank has reported a failed payment. Empty otherwise. */
export function BankFailedElsewhere() {
  const t = useText();
  const isFailed = useCommerceStore((state) => state.error?.message === BANK_FAILED);
  if (!isFailed) return null;
  return (
    <Note tone="error" live="assertive" className="mb-6">
      <p className="font-semibold">{t('pay.bankFailedTitle')}</p>
      <p>{t('pay.bankFailedElsewhere')}</p>
    </Note>
  );
}
