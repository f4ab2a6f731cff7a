import { useDeviceClass } from '../breakpoints.ts';
import { BarRows } from '../layout/bar-rows.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { FitBar } from '../layout/port-fit.tsx';
import { StepList } from '../layout/step-list.tsx';
import { Rating, Stars } from '../media/rating.tsx';
import { SheetSection } from './sheet-section.tsx';

const PORT_DAY = { scaleFrom: 7 * 60, scaleTo: 21 * 60, tripFrom: 8 * 60 + 15, allAboard: 19 * 60 };

export function NavigationSheet() {
  return (
    <>
      <SheetSection title="Breadcrumbs and steps">
        <p className="type-small text-ink-2">
          Class of this device: <span data-device-class>{useDeviceClass()}</span>
        </p>
        <Breadcrumbs
          label="You are here"
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Portugal', href: '#portugal' },
            { label: 'Tours in Lisbon' },
          ]}
        />
        <StepList
          label="Steps of your booking"
          doneLabel="done"
          current={1}
          steps={[
            { label: 'You', href: '#you' },
            { label: 'Travellers' },
            { label: 'Questions' },
            { label: 'Payment' },
          ]}
        />
        <StepList
          label="Schritte Ihrer Buchung"
          doneLabel="erledigt"
          current={3}
          steps={[
            { label: 'Abrechnungsart', href: '#art' },
            { label: 'Reisende', href: '#reisende' },
            { label: 'Rückfragen', href: '#fragen' },
            { label: 'Zahlung' },
          ]}
        />
      </SheetSection>
      <SheetSection title="Rating, breakdown, fit">
        <div className="flex flex-wrap items-center gap-5">
          <Rating rating={4.8} value="4.8" count="(1,204)" label="4.8 out of 5 from 1,204 reviews" />
          <Stars rating={3.2} label="4 out of 5 stars" />
          <Stars rating={5} label="5 out of 5 stars" />
        </div>
        <BarRows
          label="How travellers rate"
          rows={[
            { label: '5', share: 0.82, shareText: '82 %', sentence: '5 stars: 82 percent' },
            { label: '4', share: 0.12, shareText: '12 %', sentence: '4 stars: 12 percent' },
            { label: '3', share: 0, shareText: '0 %', sentence: '3 stars: none' },
          ]}
        />
        <div className="grid gap-2">
          <p className="type-small font-semibold text-action">Back on board by 19:00</p>
          <FitBar
            times={{ ...PORT_DAY, tripTo: 17 * 60 + 10 }}
            label="Trip 08:15 to 17:10, all aboard 19:00"
          />
          <FitBar
            tight
            times={{ ...PORT_DAY, tripTo: 17 * 60 + 45 }}
            label="Trip 08:15 to 17:45, all aboard 19:00"
          />
        </div>
      </SheetSection>
    </>
  );
}
