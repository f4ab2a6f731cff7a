import { RequestDesk } from '../features/bookings/request-desk.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useMailSecret } from '../shell/use-mail-secret.ts';

/** Opened by the link in a mail to a supplier, who needs no account. Looking answers nothing: programs open every link. */
export default function SupplierAnswer() {
  const t = useText();
  const secret = useMailSecret();
  return (
    <main id="content" className="page-width pt-6 pb-11 md:pt-11">
      <PageHead title={t('answer.pageTitle')} hidden />
      <div className="max-w-[70ch]">
        <h1 className="type-h1">{t('answer.pageTitle')}</h1>
        <p className="unscripted mt-4">{t('answer.needsScript')}</p>
        <div className="scripted mt-6">
          <RequestDesk key={secret} secret={secret} />
        </div>
      </div>
    </main>
  );
}
