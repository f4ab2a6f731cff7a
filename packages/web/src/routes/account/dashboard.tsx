import { Profile } from '../../features/accounts/profile.tsx';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { logInAddress } from '../../shell/header/log-in-address.ts';
import { PageHead } from '../../shell/page/page-head.tsx';

/** The page of a logged-in traveller. It contains no data of the visitor when the server renders it. */
export default function Dashboard() {
  const t = useText();
  const { locale } = usePage();
  return (
    <main id="content" className="page-width max-w-180 py-10">
      <PageHead title={t('dashboard.title')} />
      <Profile logInHref={logInAddress({ locale, path: '/dashboard', search: '' })} />
    </main>
  );
}
