import { RequestPage } from '../features/bookings/supplier-request/request-page.tsx';
import { useText } from '../i18n/texts.ts';
import { useEmailLinkKey } from '../shell/page/email-link-key.ts';
import { PageHead } from '../shell/page/page-head.tsx';

/**
 * Page behind the link in an email to a supplier, who needs no account. Opening it does not answer the
 * request, because email programs open every link.
 */
export default function SupplierAnswer() {
  const t = useText();
  const secret = useEmailLinkKey();
  return (
    <main id="content" className="page-width pt-6 pb-11 md:pt-11">
      <PageHead title={t('answer.pageTitle')} hidden />
      <div className="max-w-[70ch]">
        <h1 className="type-h1">{t('answer.pageTitle')}</h1>
        <p className="no-js mt-4">{t('answer.needsScript')}</p>
        <div className="needs-js mt-6">
          <RequestPage key={secret} secret={secret} />
        </div>
      </div>
    </main>
  );
}
