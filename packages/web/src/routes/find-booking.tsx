import { FindBookingForm } from '../features/bookings/find-booking-form.tsx';
import { useText } from '../i18n/texts.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../shell/page/page-head.tsx';

export default function FindBooking() {
  const t = useText();
  return (
    <main id="content" className="page-width">
      <PageHead title={t('booking.find')} description={t('booking.findLead')} />
      <BreadcrumbTrail here={t('booking.find')} />
      <div className="max-w-135">
        <h1 className="type-h1">{t('booking.find')}</h1>
        <p className="type-lead mt-4">{t('booking.findLead')}</p>
        <p className="no-js mt-7">{t('booking.needsScript')}</p>
        <div className="needs-js mt-7">
          <FindBookingForm />
        </div>
      </div>
    </main>
  );
}
