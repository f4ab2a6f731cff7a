import { VerifyPanel } from '../../features/accounts/verify-panel.tsx';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { logInAddress } from '../../shell/header/log-in-address.ts';
import { PageHead } from '../../shell/page/page-head.tsx';

export default function Verification() {
  const t = useText();
  const { locale } = usePage();
  return (
    <main id="content" className="page-width max-w-180 py-10">
      <PageHead title={t('verification.title')} />
      <h1 className="type-h1">{t('verification.title')}</h1>
      <VerifyPanel logInHref={logInAddress({ locale, path: '/verification', search: '' })} />
    </main>
  );
}
