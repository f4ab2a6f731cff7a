import { roomsText, type StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { MAX_ADULTS_OF_ROOM } from '@ashore/core/hotels/room-party.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useText } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { partyOfRoomsText } from './stay-texts.ts';

type PlainStayFieldsProps = { search: StaySearch; today: LocalDate };

/** The browser's own fields for nights and rooms, where scripts do not run: one room, or the rooms of the address. */
export function PlainStayFields({ search, today }: PlainStayFieldsProps) {
  const t = useText();
  const current = roomsText(search.rooms);
  const single = Array.from({ length: MAX_ADULTS_OF_ROOM }, (_, index) => ({
    adults: index + 1,
    childrenAges: [],
  }));
  const options = single.some((room) => roomsText([room]) === current)
    ? single.map((room) => [room])
    : [search.rooms, ...single.map((room) => [room])];
  const optionOf = (rooms: StaySearch['rooms']) => (
    <option key={roomsText(rooms)} value={roomsText(rooms)}>
      {partyOfRoomsText(rooms, t)}
    </option>
  );
  return (
    <div className="no-js grid gap-3 md:grid-cols-3">
      <Field label={t('hotels.arrival')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="date"
            name="dateFrom"
            min={today}
            defaultValue={search.arrival}
            size="medium"
          />
        )}
      </Field>
      <Field label={t('hotels.departure')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="date"
            name="dateTo"
            min={addDays(today, 1)}
            defaultValue={search.departure}
            size="medium"
          />
        )}
      </Field>
      <Field label={t('hotels.roomsAndGuests')}>
        {(wiring) => (
          <Select {...wiring} name="rooms" defaultValue={current} size="medium">
            {options.map(optionOf)}
          </Select>
        )}
      </Field>
    </div>
  );
}
