import { GuestBookingPage } from '../features/bookings/guest-booking-page.tsx';
import { useText } from '../i18n/texts.ts';
import { useMailSecret } from '../shell/page/mail-secret.ts';
import { PageHead } from '../shell/page/page-head.tsx';

/** The server knows nothing about the visitor. The browser fills the page with the key from the email. */
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
