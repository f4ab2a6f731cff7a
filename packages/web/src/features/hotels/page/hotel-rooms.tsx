import type { RoomType } from '@ashore/core/contract/hotels/rooms.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { withStay } from '@ashore/core/contract/values/product-path.ts';
import { nightCount } from '@ashore/core/hotels/stay-limits.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeText } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { useId } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DotLine } from '../../../ui/layout/panel.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { amountText } from '../stay/amounts.ts';
import { guestsText } from './guests-text.ts';
import { RateTaxes, RateTerms } from './rate-terms.tsx';
import { isSoldOut, type RoomOffer, rateKey, type WantedRoom } from './room-choice.ts';
import { useCurrentStay } from './use-hotel-stay.tsx';

type HotelRoomsProps = {
  /** By the id of the room type. */
  bedTexts: Readonly<Record<string, readonly string[]>>;
};

/** Rooms and rates of the stay: for each wanted room one of them is chosen. */
export function HotelRooms({ bedTexts }: HotelRoomsProps) {
  const t = useText();
  const { answer, isReloading } = useCurrentStay();
  if (isSoldOut(answer.rooms)) return <SoldOut />;
  return (
    <div className="list-results grid gap-10" data-coming={isReloading || undefined}>
      {answer.rooms.map((room, index) => (
        <RoomGroup
          key={room.roomNumber}
          room={room}
          index={index}
          isOnly={answer.rooms.length === 1}
          bedTexts={bedTexts}
        />
      ))}
      <p className="type-small text-ink-2">{t('hotelPage.rateRanking')}</p>
    </div>
  );
}

/** No room for this stay: the soonest one of as many nights, and other hotels. */
function SoldOut() {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { hotel, search, answer } = useCurrentStay();
  const { nextAvailable: next } = answer;
  const [, , city = ''] = hotel.normalizedUrlPath.split('/');
  const nextStay = next && { arrival: localDate(next.arrival), departure: localDate(next.departure) };
  return (
    <Note tone="amber">
      <p className="font-semibold">{t('hotelPage.soldOut')}</p>
      {nextStay ? (
        <>
          <p>
            {t('hotelPage.nextAvailable', {
              dates: dayRangeText({ from: nextStay.arrival, to: nextStay.departure }, intl),
              count: nightCount(nextStay),
            })}
          </p>
          <p className="mt-3">
            <Button
              kind="strong"
              size="medium"
              href={`${withStay(hotel.normalizedUrlPath, { ...search, ...nextStay })}#rooms`}
            >
              {t('hotelPage.chooseNext')}
            </Button>
          </p>
        </>
      ) : (
        <p>{t('hotelPage.soldOutRoom')}</p>
      )}
      <p className="mt-3">
        <Button kind="link" size="medium" href={withStay(`/hotels/${city}`, search)}>
          {t('hotelPage.otherHotels')}
        </Button>
      </p>
    </Note>
  );
}

type RoomGroupProps = HotelRoomsProps & { room: WantedRoom; index: number; isOnly: boolean };

function RoomGroup({ room, index, isOnly, bedTexts }: RoomGroupProps) {
  const t = useText();
  const { locale } = usePage();
  const { search } = useCurrentStay();
  const party = search.rooms[index];
  const guests = party ? guestsText(party, locale, t) : '';
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className={isOnly ? 'sr-only' : 'mb-4 type-h3'}>
        {t('hotelPage.roomOf', { number: room.roomNumber, guests })}
      </legend>
      {room.roomTypes.map((roomType) => (
        <RoomTypePanel key={roomType.roomTypeId} roomType={roomType} index={index} bedTexts={bedTexts} />
      ))}
    </fieldset>
  );
}

type RoomTypePanelProps = HotelRoomsProps & { roomType: RoomType; index: number };

/** A type of room with its rates. */
function RoomTypePanel({ roomType, index, bedTexts }: RoomTypePanelProps) {
  const t = useText();
  const { isFree, search } = useCurrentStay();
  const [rate] = roomType.rates;
  if (!rate) return null;
  const isTaken = !isFree({ roomType, rate }, index);
  return (
    <div className="room-type">
      <div className="room-type-head">
        {roomType.image && (
          <Picture
            shape="gallery"
            src={roomType.image.thumb}
            alt=""
            sizes="(min-width: 768px) 200px, 92vw"
            dominant={roomType.image.colour ?? undefined}
            fallbackSrc={noPicture}
            className="room-type-picture aspect-16/10 rounded-print"
          />
        )}
        <div className="min-w-0">
          <h3 className="type-h3">{roomType.name}</h3>
          <RoomFacts roomType={roomType} bedTexts={bedTexts} />
          {roomType.description !== '' && <p className="mt-1.5 type-small">{roomType.description}</p>}
          {roomType.left !== null && (
            <p className="mt-1.5 type-small font-semibold text-amber">
              {t('hotelPage.left', { count: roomType.left })}
            </p>
          )}
          {isTaken && <p className="mt-1.5 type-small">{t('hotelPage.takenByOther')}</p>}
        </div>
      </div>
      <table className="rate-table">
        <caption className="sr-only">{t('hotelPage.ratesOf', { room: roomType.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hotelPage.rate')}</th>
            <th scope="col">{t('hotelPage.terms')}</th>
            <th scope="col">{t('hotelPage.priceOfStay', { count: nightCount(search) })}</th>
          </tr>
        </thead>
        <tbody>
          {roomType.rates.map((offered) => (
            <RateRow
              key={rateKey(roomType, offered)}
              offer={{ roomType, rate: offered }}
              index={index}
              isTaken={isTaken}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RoomFacts({ roomType, bedTexts }: HotelRoomsProps & { roomType: RoomType }) {
  const t = useText();
  const { locale } = usePage();
  const { roomTypeId, sizeM2, features, maxOccupancy, extraBeds, cots } = roomType;
  const facts = [
    sizeM2 !== null && t('hotelPage.size', { size: numberFormat(localeTable[locale].intl).format(sizeM2) }),
    ...(bedTexts[roomTypeId] ?? []),
    t('hotelPage.sleeps', { count: maxOccupancy }),
    extraBeds > 0 && t('hotelPage.extraBeds', { count: extraBeds }),
    cots > 0 && t('hotelPage.cots', { count: cots }),
    features.includes('balcony') && t('hotelPage.balcony'),
    features.includes('terrace') && t('hotelPage.terrace'),
  ];
  return (
    <p className="mt-1 type-small text-ink-2">
      <DotLine parts={facts.filter((fact) => fact !== false)} />
    </p>
  );
}

type RateRowProps = { offer: RoomOffer; index: number; isTaken: boolean };

function RateRow({ offer: { roomType, rate }, index, isTaken }: RateRowProps) {
  const t = useText();
  const { locale, currency } = usePage();
  const { hotel, search, choice, choose, isStale } = useCurrentStay();
  const key = rateKey(roomType, rate);
  const isChosen = choice[index] === key;
  const total = amountText(rate.total, currency, locale);
  const termsId = useId();
  return (
    <tr className={classNames('rate-row', isChosen && 'rate-chosen')}>
      <th scope="row">
        <label className="rate-choice">
          <input
            type="radio"
            name={`room-${index + 1}`}
            value={key}
            checked={isChosen}
            disabled={isTaken && !isChosen}
            onChange={() => choose(index, key)}
            aria-describedby={termsId}
            className="radio-mark needs-js"
          />
          <span>
            <span className="sr-only">{`${roomType.name}, `}</span>
            {t(`hotels.${rate.board}`)}
            <span className="sr-only">{`, ${total}`}</span>
          </span>
        </label>
      </th>
      <td id={termsId}>
        <RateTerms rate={rate} place={hotel.city} />
      </td>
      <td className="rate-price">
        {isStale ? (
          <Skeleton className="ml-auto h-6 w-24" />
        ) : (
          <>
            <strong data-price className="block type-card-price">
              {total}
            </strong>
            {nightCount(search) > 1 && <Nightly nights={rate.nights} />}
            <RateTaxes rate={rate} timeZone={hotel.timeZone} />
          </>
        )}
      </td>
    </tr>
  );
}

/** The price of each night, if it is the same for all. */
function Nightly({ nights }: { nights: RoomOffer['rate']['nights'] }) {
  const t = useText();
  const { locale, currency } = usePage();
  const amounts = [...new Set(nights.map(({ amount }) => amount))];
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1) return null;
  return (
    <span className="block type-tiny text-ink-2">
      {t('hotelPage.nightly', { amount: amountText(amount, currency, locale) })}
    </span>
  );
}
