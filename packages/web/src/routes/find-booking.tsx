import { FindBookingForm } from '../features/bookings/find-booking-form.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTrail } from '../shell/page-trail.tsx';

export default function FindBooking() {
  const t = useText();
  return (
    <main id="content" className="page-width">
      <PageHead title={t('booking.find')} description={t('booking.findLead')} />
      <PageTrail here={t('booking.find')} />
      <div className="max-w-135">
        <h1 className="type-h1">{t('booking.find')}</h1>
        <p className="type-lead mt-4">{t('booking.findLead')}</p>
        <p className="unscripted mt-7">{t('booking.needsScript')}</p>
        <div className="scripted mt-7">
          <FindBookingForm />
        </div>
      </div>
    </main>
  );
}
