import { useEffect } from 'react';
import { tellKeptEvents } from '../analytics/tell-kept-events.ts';
import { ConfirmationPage } from '../features/bookings/confirmation-page.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useCommerceStore } from '../store/commerce-store.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { useIsRead } from '../store/use-is-read.ts';

export default function Confirmation() {
  const t = useText();
  const isCartRead = useIsRead(useCommerceStore);
  const isConsentRead = useIsRead(useExtrasStore);
  useEffect(() => {
    if (isCartRead && isConsentRead) tellKeptEvents();
  }, [isCartRead, isConsentRead]);
  return (
    <main id="content" className="page-width pt-6 pb-11 md:pt-14">
      <PageHead title={t('confirmation.pageTitle')} hidden />
      <ConfirmationPage />
    </main>
  );
}
