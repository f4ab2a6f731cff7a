import { AcceptInvitation } from '../../features/organisations/members/accept-invitation.tsx';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { logInAddress } from '../../shell/header/log-in-address.ts';
import { PageHead } from '../../shell/page/page-head.tsx';

/** Opened by the link in an email. The browser reads the secret in it; it is not part of the page. */
export default function Invitation() {
  const t = useText();
  const { locale } = usePage();
  return (
    <main id="content" className="page-width max-w-180 py-10">
      <PageHead title={t('invitation.title')} />
      <h1 className="mb-5 type-h1">{t('invitation.title')}</h1>
      <AcceptInvitation logInHref={logInAddress({ locale, path: '/invitation', search: '' })} />
    </main>
  );
}
