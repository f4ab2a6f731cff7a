import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { Dashboard, type DashboardPart } from '../../features/accounts/dashboard/dashboard.tsx';
import { Profile } from '../../features/accounts/profile.tsx';
import { ProofNeeded } from '../../features/accounts/proof-needed.tsx';
import { OwnBookings } from '../../features/bookings/own/own-bookings.tsx';
import { OwnWishlist } from '../../features/catalogue/wishlist/own-wishlist.tsx';
import { Members } from '../../features/organisations/members/members.tsx';
import { Overview } from '../../features/organisations/overview/overview.tsx';
import { type TextOf, useText } from '../../i18n/texts.ts';
import { logInHref } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { logInAddress } from '../../shell/header/log-in-address.ts';
import { PageHead } from '../../shell/page/page-head.tsx';
import type { Userinfo } from '../../store/root-store.ts';
import { filter, heart, people, person, ticket } from '../../ui/media/icon-paths.ts';

/** The page of a logged-in traveller. It contains no data of the visitor when the server renders it. */
export default function DashboardPage() {
  const t = useText();
  const { locale } = usePage();
  const logInTo = logInAddress({ locale, path: '/dashboard', search: '' });
  const proofHref = `${logInHref(withLocale('/dashboard?part=organisation', locale))}&screen=proof`;
  return (
    <main id="content" className="page-width py-6 md:py-10">
      <PageHead title={t('dashboard.title')} />
      <Dashboard
        logInHref={logInTo}
        partsOf={(userinfo) => partsOf(userinfo, t, { logInTo, proofHref })}
        unverified={<Profile />}
      />
    </main>
  );
}

/** In the order of the page. The first part is what a traveller sees after logging in. */
function partsOf(
  { name, organizations = [] }: Userinfo,
  t: TextOf,
  { logInTo, proofHref }: { readonly logInTo: string; readonly proofHref: string },
): readonly DashboardPart[] {
  const isMember = organizations.length > 0;
  const overview = {
    name: 'overview',
    label: t('organisation.overview'),
    icon: filter,
    content: <Overview logInHref={logInTo} />,
  };
  const organisation = {
    name: 'organisation',
    label: t('organisation.title'),
    icon: people,
    content: <Members logInHref={logInTo} proofNeeded={<ProofNeeded href={proofHref} />} />,
  };
  return [
    {
      name: 'bookings',
      label: t('dashboard.bookings'),
      icon: ticket,
      content: <OwnBookings name={name} />,
    },
    ...(isMember ? [overview] : []),
    { name: 'wishlist', label: t('shell.wishlist'), icon: heart, content: <OwnWishlist /> },
    { name: 'profile', label: t('dashboard.profile'), icon: person, content: <Profile /> },
    ...(isMember ? [organisation] : []),
  ];
}
