import { BankReturnPage } from '../features/checkout/bank-return.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../shell/page-head.tsx';

export default function BancontactProcessing() {
  const t = useText();
  return (
    <main id="content">
      <PageHead title={t('pay.bankTitle')} hidden />
      <BankReturnPage />
    </main>
  );
}
