import { BOOKING_GROUPS, type BookingGroup } from '@ashore/core/contract/values/booking-groups.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { ticket } from '../../../ui/media/icon-paths.ts';
import { useCopiesOfAccount } from '../offline/copies-of-account.ts';
import { BookingRow } from './booking-row.tsx';
import { GuestBookings } from './guest-bookings.tsx';
import { NextTrip, NextTripTitle } from './next-trip.tsx';
import { type OwnBookings as Listed, useOwnBookings } from './use-own-bookings.ts';

/** The bookings of the logged-in traveller: the next trip first, then all others by what is ahead of them. */
export function OwnBookings({ name }: { name: string }) {
  const t = useText();
  const upcoming = useOwnBookings('upcoming');
  const { listed: ownBookings } = upcoming;
  const next = ownBookings?.bookings[0];
  useCopiesOfAccount(ownBookings?.bookings);
  const [claims, setClaims] = useState(0);

  function claimed() {
    setClaims((before) => before + 1);
    upcoming.restart();
  }

  return (
    <>
      <p className="type-lead text-ink-2">{t('dashboard.greeting', { name })}</p>
      {next ? (
        <>
          <NextTripTitle booking={next} utcNow={ownBookings.utcNow} />
          <NextTrip booking={next} utcNow={ownBookings.utcNow} />
        </>
      ) : (
        <h1 className="mt-1 type-h1">{t('dashboard.bookings')}</h1>
      )}
      <GuestBookings onClaimed={claimed} />
      {ownBookings ? (
        <AllBookings key={claims} ownBookings={ownBookings} upcoming={upcoming} />
      ) : (
        <Waiting list={upcoming} />
      )}
      {next && <p className="mt-8 type-small text-ink-2">{t('dashboard.keptOffline')}</p>}
      <p className={`${next ? 'mt-2' : 'mt-8'} type-small text-ink-2`}>
        {t('dashboard.asGuest')} <TextLink href="/find-booking">{t('shell.find-booking')}</TextLink>
      </p>
    </>
  );
}

type OwnBookingList = ReturnType<typeof useOwnBookings>;

function Waiting({ list }: { list: OwnBookingList }) {
  const t = useText();
  if (list.state === 'failed') return <LoadFailed onRetry={list.again} />;
  return (
    <div aria-busy="true" className="mt-5 grid gap-4">
      <p role="status" className="sr-only">
        {t('dashboard.loading')}
      </p>
      <Skeleton className="h-60 w-full" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </div>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert" className="mt-5 grid justify-items-start gap-3">
      <Note tone="error">{t('dashboard.failed')}</Note>
      <Button kind="outline" size="medium" onClick={onRetry}>
        {t('dashboard.again')}
      </Button>
    </div>
  );
}

const tabTexts = {
  upcoming: 'dashboard.upcoming',
  past: 'dashboard.past',
  cancelled: 'dashboard.cancelledCount',
} as const;

function AllBookings({ ownBookings, upcoming }: { ownBookings: Listed; upcoming: OwnBookingList }) {
  const t = useText();
  const [group, setGroup] = useState<BookingGroup>('upcoming');
  const { counts } = ownBookings;
  if (counts.upcoming + counts.past + counts.cancelled === 0) return <NothingBooked />;
  return (
    <section aria-labelledby="all-bookings" className="mt-10">
      <h2 id="all-bookings" className="mb-3 type-h2">
        {t('dashboard.allBookings')}
      </h2>
      <Tabs
        label={t('dashboard.allBookings')}
        current={group}
        onChange={(id) => setGroup(BOOKING_GROUPS.find((known) => known === id) ?? 'upcoming')}
        tabs={BOOKING_GROUPS.map((id) => ({
          id,
          label: t(tabTexts[id], { count: counts[id] }),
          panel:
            group !== id ? null : id === 'upcoming' ? (
              <Upcoming list={upcoming} />
            ) : (
              <BookingsOfGroup group={id} />
            ),
        }))}
      />
    </section>
  );
}

function NothingBooked() {
  const t = useText();
  return (
    <EmptyState
      art={
        <span className="grid place-items-center bg-foam text-sea">
          <Icon path={ticket} size="large" />
        </span>
      }
      title={t('dashboard.nothing')}
      text={t('dashboard.nothingLead')}
      action={<Button href="/toursAndActivities">{t('dashboard.findTrip')}</Button>}
    />
  );
}

/** The next trip has a place of its own above the list. */
function Upcoming({ list }: { list: OwnBookingList }) {
  const afterNext = (list.listed?.bookings ?? []).slice(1);
  return <BookingRows list={list} bookings={afterNext} empty="dashboard.noUpcoming" />;
}

const empty = { past: 'dashboard.noPast', cancelled: 'dashboard.noCancelled' } as const;

function BookingsOfGroup({ group }: { group: Exclude<BookingGroup, 'upcoming'> }) {
  const list = useOwnBookings(group);
  if (!list.listed) return <Waiting list={list} />;
  return <BookingRows list={list} bookings={list.listed.bookings} empty={empty[group]} />;
}

type BookingRowsProps = {
  list: OwnBookingList;
  bookings: Listed['bookings'];
  empty: 'dashboard.noUpcoming' | 'dashboard.noPast' | 'dashboard.noCancelled';
};

function BookingRows({ list, bookings, empty: emptyText }: BookingRowsProps) {
  const t = useText();
  if (bookings.length === 0 && list.state === 'ready')
    return <p className="py-6 text-ink-2">{t(emptyText)}</p>;
  return (
    <>
      <ul className="border-t border-line">
        {bookings.map((booking) => (
          <BookingRow key={booking.orderNumber} booking={booking} />
        ))}
      </ul>
      {list.state === 'failed' && <LoadFailed onRetry={list.again} />}
      {list.listed?.hasMore && list.state !== 'failed' && (
        <Button
          kind="outline"
          size="medium"
          className="mt-5"
          busy={list.state === 'loading'}
          busyLabel={t('dashboard.loading')}
          onClick={list.more}
        >
          {t('dashboard.more')}
        </Button>
      )}
    </>
  );
}
