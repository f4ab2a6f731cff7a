import { ConfirmationPage } from '../features/bookings/confirmation-page.tsx';
import { useText } from '../i18n/texts.ts';
import { PageHead } from '../shell/page/page-head.tsx';

export default function Confirmation() {
  const t = useText();
  return (
    <main id="content" className="page-width pt-6 pb-11 md:pt-14">
      <PageHead title={t('confirmation.pageTitle')} hidden />
      <ConfirmationPage />
    </main>
  );
}
