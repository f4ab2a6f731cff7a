import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { bolt, calendar, clock, info, people, person, speech } from '../../ui/icon-paths.ts';
import { durationText } from './duration-text.ts';

/** What one wants to know before reading on. */
export function ProductFacts({ tour }: { tour: TourDetails }) {
  const t = useText();
  const { messages, intl } = localeTable[usePage().locale];
  const [next] = tour.availability.availableDates;
  const wordsOf = (name: TourDetails['featureSet'][number]['feature']) =>
    listFormat(messages).format(tour.featureSet.find(({ feature }) => feature === name)?.values ?? []);
  const duration = tour.durations === null ? '' : durationText(tour.durations, t);
  const languages = wordsOf('Language');
  return (
    <dl className="mt-7 grid gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-2">
      {duration && <Fact icon={clock} name={t('product.duration')} value={duration} />}
      {languages && <Fact icon={speech} name={t('product.languages')} value={languages} />}
      {tour.maxGroup !== null && (
        <Fact
          icon={people}
          name={t('product.group')}
          value={t('product.groupSize', { size: tour.maxGroup })}
        />
      )}
      {tour.minAge !== null && (
        <Fact
          icon={person}
          name={t('product.minAge')}
          value={t('product.minAgeFrom', { age: tour.minAge })}
        />
      )}
      {next !== undefined && (
        <Fact icon={calendar} name={t('product.next')} value={formatDate(localDate(next), intl, 'year')} />
      )}
      <Fact
        icon={tour.requireBookingApproval ? info : bolt}
        name={t('product.confirmation')}
        value={t(tour.requireBookingApproval ? 'product.onRequest' : 'product.confirmedAtOnce')}
      />
    </dl>
  );
}

function Fact({ icon, name, value }: { icon: string; name: string; value: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <dt className="contents type-small text-ink-2">
        <Icon path={icon} className="mt-0.5 text-sea" />
        <span className="type-small">{name}</span>
      </dt>
      <dd className="col-start-2 font-semibold">{value}</dd>
    </div>
  );
}
