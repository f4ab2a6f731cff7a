import { BankReturnPage } from '../features/checkout/payment/bank-return.tsx';
import { useText } from '../i18n/texts.ts';
import { PageHead } from '../shell/page/page-head.tsx';

export default function BancontactProcessing() {
  const t = useText();
  return (
    <main id="content">
      <PageHead title={t('pay.bankTitle')} hidden />
      <BankReturnPage />
    </main>
  );
}
