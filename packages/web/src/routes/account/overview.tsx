import { OrganisationLinks } from '../../features/organisations/organisation-links.tsx';
import { Overview as BookingsOverview } from '../../features/organisations/overview/overview.tsx';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { logInAddress } from '../../shell/header/log-in-address.ts';
import { PageHead } from '../../shell/page/page-head.tsx';

/** The bookings of an organisation. The page contains no data of the visitor when the server renders it. */
export default function Overview() {
  const t = useText();
  const { locale } = usePage();
  return (
    <main id="content" className="page-width py-10">
      <PageHead title={t('overview.title')} />
      <OrganisationLinks current="/dashboard/overview" />
      <BookingsOverview logInHref={logInAddress({ locale, path: '/dashboard/overview', search: '' })} />
    </main>
  );
}
