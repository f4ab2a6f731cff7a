import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import type { FoundHotel, FoundLodging } from '@ashore/core/contract/search/search.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { type StaySearch, withStay } from '@ashore/core/contract/values/product-path.ts';
import { readRooms } from '@ashore/core/contract/values/stay-address.ts';
import { starsOfRating } from '@ashore/core/hotels/rating.ts';
import { DEFAULT_ROOM } from '@ashore/core/hotels/room-party.ts';
import { listFormat, numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useAffiliate, withAffiliate } from '../../../store/extras-store.ts';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Anchor } from '../../../ui/actions/link.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { HotelStars } from '../hotel-stars.tsx';
import { HotelCard } from '../list/hotel-card.tsx';
import { rateFilterText } from '../list/hotel-query.ts';
import { nightsText, stayCounts } from '../stay/stay-texts.ts';

type FoundHotelsProps = {
  lodging: FoundLodging;
  heartOf: (hotel: HotelOffer, search: StaySearch) => ReactNode;
};

const FIRST_ROW = 3;

/** The hotels that a query means, with what was understood of it, and links to the lists of their cities. */
export function FoundHotels({ lodging, heartOf }: FoundHotelsProps) {
  const t = useText();
  const { hotels, similar, isMeant, sight } = lodging;
  const search = searchOf(lodging);
  const isNearest = hotels.length === 0 && similar.length > 0;
  const shown = isNearest ? similar : hotels;
  return (
    <section aria-labelledby="hotels-title" className="mt-11">
      <h2 id="hotels-title" className="type-h2 mb-2">
        {t(isNearest ? 'search.nearestHotels' : 'search.hotels')}
      </h2>
      <Understood lodging={lodging} search={search} />
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden.
        <ul role="list" className="hotel-rack mt-5">
          {shown.map((hotel, index) => (
            <FoundHotelCard
              key={hotel.id}
              hotel={hotel}
              sight={sight}
              search={search}
              rates={lodging.rates}
              priority={isMeant && index < FIRST_ROW}
              heart={hotel.offer && heartOf(hotel.offer, search)}
            />
          ))}
        </ul>
      )}
      <HotelLists lists={lodging.lists} />
    </section>
  );
}

/** The stay that the prices are for. */
function searchOf({ stay: { dateFrom, dateTo, rooms } }: FoundLodging): StaySearch {
  return {
    arrival: localDate(dateFrom),
    departure: localDate(dateTo),
    rooms: readRooms(rooms) ?? [DEFAULT_ROOM],
  };
}

/** What is said of lodging that is not sold here. */
const unsoldTexts = {
  'other-lodging': 'search.onlyHotels',
  'fewer-stars': 'search.onlyFourAndFiveStars',
} as const;

/** What the query asks for, what there is not, and the nights of the prices. */
function Understood({ lodging, search }: { lodging: FoundLodging; search: StaySearch }) {
  const t = useText();
  const { locale } = usePage();
  const { hotels, similar, requirements, nothingIn, unserved, unsold } = lodging;
  const { name = '', nearest = '', kilometres = 0 } = nothingIn ?? {};
  return (
    <>
      {nothingIn !== null && (
        <p className="type-lead">{t('search.hotelNothingIn', { place: name, nearest, kilometres })}</p>
      )}
      {unserved.length > 0 && (
        <p className="type-lead">
          {t('search.hotelNone', { places: listFormat(localeTable[locale].messages).format(unserved) })}
        </p>
      )}
      {unsold.map((kind) => (
        <p key={kind} className="type-lead">
          {t(unsoldTexts[kind])}
        </p>
      ))}
      {nothingIn === null && hotels.length === 0 && similar.length > 0 && (
        <p className="type-lead">{t('search.hotelNoneMatch')}</p>
      )}
      {requirements.length > 0 && (
        <p className="text-ink-2">
          {t('search.hotelRequirements', {
            requirements: listFormat(localeTable[locale].messages).format(requirements),
          })}
        </p>
      )}
      {hotels.length + similar.length > 0 && (
        <p className={lodging.stay.isRefused ? 'text-amber' : 'text-ink-2'}>
          {t(lodging.stay.isRefused ? 'search.hotelStayRefused' : 'search.hotelPrices', {
            stay: nightsText(search, locale, t),
          })}
        </p>
      )}
      {lodging.stay.childrenWithoutAge > 0 && hotels.length + similar.length > 0 && (
        <p className="text-amber">{t('search.hotelChildAges', { count: lodging.stay.childrenWithoutAge })}</p>
      )}
    </>
  );
}

function HotelLists({ lists }: Pick<FoundLodging, 'lists'>) {
  const t = useText();
  const affiliate = useAffiliate();
  if (lists.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden.
    <ul role="list" className="mt-6 flex flex-wrap gap-3">
      {lists.map(({ id, hotelCount: count, locative: place, address }) => (
        <li key={id}>
          <Chip href={withAffiliate(address, affiliate)}>{t('find.hotelList', { count, place })}</Chip>
        </li>
      ))}
    </ul>
  );
}

type FoundHotelCardProps = {
  hotel: FoundHotel;
  sight: string | null;
  search: StaySearch;
  rates: FoundLodging['rates'];
  priority: boolean;
  heart: ReactNode;
};

function FoundHotelCard({ hotel, sight, search, rates, priority, heart }: FoundHotelCardProps) {
  const affiliate = useAffiliate();
  const href = withAffiliate(withStay(hotel.normalizedUrlPath, search) + rateFilterText(rates), affiliate);
  const note = <Note hotel={hotel} sight={sight} />;
  if (!hotel.offer) return <HotelWithoutPrice hotel={hotel} href={href} note={note} />;
  return (
    <HotelCard
      hotel={hotel.offer}
      counts={stayCounts(search)}
      href={href}
      priority={priority}
      isStale={false}
      heart={heart}
      note={note}
    />
  );
}

/**
 * What the hotel lacks of what was asked, and how far it is from the sight that was named. A card with a price says
 * the latter itself, if the sight is one of those that lists of the city measure to.
 */
function Note({ hotel: { kmToSight, lacks, offer }, sight }: Pick<FoundHotelCardProps, 'hotel' | 'sight'>) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const km = numberFormat(intl, { maximumFractionDigits: 1 });
  return (
    <>
      {kmToSight !== null && sight !== null && offer?.sightName !== sight && (
        <p className="font-semibold text-ink">{t('search.hotelKm', { km: km.format(kmToSight), sight })}</p>
      )}
      {lacks.length > 0 && (
        <p className="text-amber">
          {t('search.hotelLacks', { requirements: listFormat(messages).format(lacks) })}
        </p>
      )}
    </>
  );
}

type HotelWithoutPriceProps = { hotel: FoundHotel; href: string; note: ReactNode };

/** A hotel that has no rooms for the nights of the prices, or whose price only its page can say. */
function HotelWithoutPrice({ hotel, href, note }: HotelWithoutPriceProps) {
  const t = useText();
  const { name, neighbourhood, location, teaserImageUrl, rating, hasOfficialStars } = hotel;
  return (
    <li className="group rack-card hotel-card">
      <span className="poster-sheet block">
        <Picture
          shape="gallery"
          src={teaserImageUrl}
          alt=""
          sizes="(min-width: 1328px) 408px, (min-width: 992px) 31vw, (min-width: 768px) 46vw, 92vw"
          fallbackSrc={noPicture}
          className="aspect-16/10"
        />
      </span>
      <div className="pt-3">
        <p className="type-card-small text-ink-2">
          {neighbourhood === ''
            ? location
            : t('find.hotelPlace', { quarter: neighbourhood, place: location })}
        </p>
        <h3 className="mt-0.5 type-card-name">
          <Anchor href={href} className="card-link">
            {name}
          </Anchor>
        </h3>
        <HotelStars stars={starsOfRating(rating)} isOfficial={hasOfficialStars} />
        <div className="hotel-card-terms type-small text-ink-2">
          {note}
          <p className="font-semibold text-ink">
            {t(hotel.isPriceUnknown ? 'search.hotelPriceOnPage' : 'search.hotelNoRooms')}
          </p>
        </div>
      </div>
    </li>
  );
}
