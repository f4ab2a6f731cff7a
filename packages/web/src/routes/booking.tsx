import { GuestBookingPage } from '../features/bookings/guest-booking-page.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useMailSecret } from '../shell/use-mail-secret.ts';

/** Nothing about anybody is known here: the page is filled in the browser, with the key out of the mail. */
export default function Booking() {
  const t = useText();
  const secret = useMailSecret();
  return (
    <main id="content" className="page-width pt-6 pb-11 md:pt-11">
      <PageHead title={t('booking.pageTitle')} hidden />
      <p className="unscripted">{t('booking.needsScript')}</p>
      <div className="scripted">
        <GuestBookingPage secret={secret} />
      </div>
    </main>
  );
}
