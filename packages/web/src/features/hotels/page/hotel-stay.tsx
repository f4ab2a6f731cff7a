import { type StaySearch, withStay } from '@ashore/core/contract/values/product-path.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { rateFilterText } from '../list/hotel-query.ts';
import { AskedCountries } from '../stay/asked-countries.tsx';
import { IgnoredNotes } from '../stay/ignored-notes.tsx';
import { PlainStayFields } from '../stay/plain-stay-fields.tsx';
import { StayFields } from '../stay/stay-fields.tsx';
import { useChoiceInAddress } from './choice-in-address.ts';
import { HotelRooms } from './hotel-rooms.tsx';
import { ListedPrice } from './listed-price.tsx';
import type { LoadedHotel, RoomsAnswer } from './load-hotel.ts';
import {
  PriceChangedDialog,
  StayAnnounced,
  StayBar,
  StayNote,
  StaySums,
  StayTicket,
} from './stay-ticket.tsx';
import { HotelStayProvider, type StayHold, useHotelStay } from './use-hotel-stay.tsx';

type HotelStayProps = {
  loaded: LoadedHotel;
  hold: StayHold;
  /** Above the rooms. */
  before: ReactNode;
  /** Below the rooms. */
  children: ReactNode;
};

/** Choosing rooms within the page of a hotel, with the stay and its total beside it. */
export function HotelStaySection(props: HotelStayProps) {
  const { rooms } = props.loaded;
  if (rooms.state === 'found') return <OpenStay {...props} answer={rooms.answer} />;
  return (
    <div className="mt-7 max-w-200">
      {props.before}
      <RoomsSection loaded={props.loaded}>
        <Refusal loaded={props.loaded} rooms={rooms} />
      </RoomsSection>
      {props.children}
    </div>
  );
}

function OpenStay({ loaded, hold, answer, before, children }: HotelStayProps & { answer: RoomsAnswer }) {
  const t = useText();
  const { hotel, search, rateFilter, bedTexts, choiceText } = loaded;
  const stay = useHotelStay({ hotel, search, answer, rateFilter, hold, choiceText });
  useChoiceInAddress(stay.choiceText);
  return (
    <HotelStayProvider value={stay}>
      <div className="mt-7 grid gap-x-18 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_392px]">
        <div className="min-w-0">
          {before}
          <RoomsSection loaded={loaded}>
            <p className="no-js mb-4">{t('hotelPage.needsScript')}</p>
            <ListedPrice loaded={loaded} answer={answer} />
            <HotelRooms bedTexts={bedTexts} />
            <div className="lg:hidden">
              {stay.isComplete && <NarrowSums />}
              <StayNote />
              <p className="mt-4 type-small text-ink-2">{t('hotels.single')}</p>
            </div>
          </RoomsSection>
          {children}
        </div>
        <div className="max-lg:hidden">{stay.isComplete && <StayTicket />}</div>
      </div>
      {stay.isComplete && <StayBar />}
      <StayAnnounced />
      <PriceChangedDialog />
    </HotelStayProvider>
  );
}

/** The sums of the stay below its rooms, on screens without room for the ticket. */
function NarrowSums() {
  const t = useText();
  return (
    <section aria-label={t('hotelPage.totalOf')} className="room-type mt-8">
      <StaySums />
    </section>
  );
}

/** The rooms with the fields by which dates and guests are changed in place. */
function RoomsSection({ loaded, children }: { loaded: LoadedHotel; children: ReactNode }) {
  const t = useText();
  const { locale } = usePage();
  const navigate = useNavigate();
  const { hotel, search, today, rateFilter } = loaded;
  const path = hotel.normalizedUrlPath;
  const isAsked = loaded.rooms.state === 'found' && loaded.rooms.answer.asksGuestCountries;
  const change = (next: StaySearch) =>
    void navigate(withLocale(withStay(path, next) + rateFilterText(rateFilter), locale), {
      preventScrollReset: true,
    });
  return (
    <section id="rooms" aria-labelledby="rooms-title" className="mt-12 scroll-mt-18">
      <h2 id="rooms-title" className="type-h2">
        {t('hotelPage.rooms')}
      </h2>
      <form
        method="get"
        action={withLocale(path, locale)}
        aria-label={t('hotelPage.changeStay')}
        onSubmit={(event) => event.preventDefault()}
        className="my-5"
      >
        <StayFields search={search} today={today} onChange={change} />
        <PlainStayFields search={search} today={today} />
        <Button type="submit" kind="strong" size="medium" className="no-js mt-3">
          {t('hotels.update')}
        </Button>
        <AskedCountries isAsked={isAsked} search={search} onChange={change} />
      </form>
      <IgnoredNotes {...loaded} />
      {children}
    </section>
  );
}

const REASON_TEXTS: Readonly<Record<string, Parameters<ReturnType<typeof useText>>[0]>> = {
  closed: 'hotelPage.closed',
  min_stay: 'hotelPage.minStay',
  max_stay: 'hotelPage.maxStay',
  past_arrival: 'hotels.reasonPast',
};

type RefusalProps = {
  loaded: LoadedHotel;
  rooms: Exclude<LoadedHotel['rooms'], { readonly state: 'found' }>;
};

/** Why there are no rooms and prices. */
function Refusal({ loaded: { hotel, search }, rooms }: RefusalProps) {
  const t = useText();
  if (rooms.state === 'refused')
    return <Note tone="amber">{t(REASON_TEXTS[rooms.reason] ?? 'hotels.reasonDates')}</Note>;
  return (
    <Note tone="error">
      <p>{t('hotelPage.failed')}</p>
      <Button kind="link" size="medium" href={withStay(hotel.normalizedUrlPath, search)}>
        {t('hotels.again')}
      </Button>
    </Note>
  );
}
