import { BookingPage } from '../features/bookings/booking-page.tsx';
import { useText } from '../i18n/texts.ts';
import { useEmailLinkKey } from '../shell/page/email-link-key.ts';
import { PageHead } from '../shell/page/page-head.tsx';

/** The server knows nothing about the visitor. The browser fills the page with the key from the email. */
export default function Booking() {
  const t = useText();
  const linkKey = useEmailLinkKey();
  return (
    <main id="content" className="page-width pt-6 pb-11 md:pt-11">
      <PageHead title={t('booking.pageTitle')} hidden />
      <p className="no-js">{t('booking.needsScript')}</p>
      <div className="needs-js">
        <BookingPage linkKey={linkKey} />
      </div>
    </main>
  );
}
