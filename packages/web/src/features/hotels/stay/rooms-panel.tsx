import {
  DEFAULT_ROOM,
  MAX_ADULTS_OF_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_OF_ROOM,
  MAX_ROOMS,
  type RoomParty,
} from '@ashore/core/hotels/room-party.ts';
import { useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';

/** A room that is being composed. The age of a child is null until it is chosen. */
export type DraftRoom = { readonly adults: number; readonly childrenAges: readonly (number | null)[] };

/** The first child without an age, and its room, both counted from 1; undefined if none is missing. */
export function missingAge(rooms: readonly DraftRoom[]): { room: number; child: number } | undefined {
  const room = rooms.findIndex(({ childrenAges }) => childrenAges.includes(null));
  const child = rooms[room]?.childrenAges.indexOf(null);
  return child === undefined ? undefined : { room: room + 1, child: child + 1 };
}

/** The rooms once every child has an age. */
export function finishedRooms(rooms: readonly DraftRoom[]): RoomParty[] | undefined {
  if (missingAge(rooms)) return undefined;
  return rooms.map(({ adults, childrenAges }) => ({
    adults,
    childrenAges: childrenAges.filter((age) => age !== null),
  }));
}

type RoomsPanelProps = {
  rooms: readonly DraftRoom[];
  onChange: (rooms: readonly DraftRoom[]) => void;
  onDone: (rooms: readonly RoomParty[]) => void;
  /** Searches at once. On a phone, where the panel covers the search button, this replaces `onDone`. */
  onShow?: (rooms: readonly RoomParty[]) => void;
};

/** Up to five rooms with their adults, their children and the ages of these. */
export function RoomsPanel({ rooms, onChange, onDone, onShow }: RoomsPanelProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const missing = missingAge(rooms);
  const hintId = useId();
  const counts = {
    rooms: rooms.length,
    guests: rooms.reduce((sum, { adults, childrenAges }) => sum + adults + childrenAges.length, 0),
  };

  function finish(act: (rooms: readonly RoomParty[]) => void) {
    const finished = finishedRooms(rooms);
    if (finished) return act(finished);
    setAsked(true);
    panel.current?.querySelector<HTMLSelectElement>('select[data-missing]')?.focus();
  }

  function remove(index: number) {
    onChange(rooms.filter((_, at) => at !== index));
    // The pressed button is gone. Its place is taken by the button that adds a room.
    panel.current?.querySelector<HTMLButtonElement>('[data-add-room]')?.focus();
  }

  const finishing = {
    wide: true,
    'aria-disabled': missing !== undefined,
    'aria-describedby': missing && hintId,
  };
  return (
    <div ref={panel} className="grid gap-4">
      {rooms.map((room, index) => (
        <RoomFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms are known by their number alone.
          key={index}
          number={index + 1}
          room={room}
          isAsked={isAsked}
          hintId={hintId}
          onChange={(next) => onChange(rooms.with(index, next))}
          {...(index > 0 && { onRemove: () => remove(index) })}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          kind="link"
          size="medium"
          data-add-room=""
          aria-disabled={rooms.length >= MAX_ROOMS}
          className="aria-disabled:opacity-50"
          onClick={() => rooms.length < MAX_ROOMS && onChange([...rooms, DEFAULT_ROOM])}
        >
          {t('hotels.addRoom')}
        </Button>
        <span className="type-small text-ink-2">{t('hotels.upTo', { count: MAX_ROOMS })}</span>
      </div>
      <p id={hintId} role="status" className="type-small text-ink-2">
        {missing && t('hotels.ageMissing', missing)}
      </p>
      <Button
        {...finishing}
        kind="strong"
        className={classNames('aria-disabled:opacity-60', onShow && 'max-md:hidden')}
        onClick={() => finish(onDone)}
      >
        {t('hotels.done', counts)}
      </Button>
      {onShow && (
        <Button {...finishing} className="aria-disabled:opacity-60 md:hidden" onClick={() => finish(onShow)}>
          {t('hotels.show', counts)}
        </Button>
      )}
    </div>
  );
}

type RoomFieldsProps = {
  number: number;
  room: DraftRoom;
  /** The traveller pressed the button too early: what is missing is marked. */
  isAsked: boolean;
  hintId: string;
  onChange: (room: DraftRoom) => void;
  /** Absent for the first room, which cannot be removed. */
  onRemove?: () => void;
};

function RoomFields({ number, room, isAsked, hintId, onChange, onRemove }: RoomFieldsProps) {
  const t = useText();
  const { adults, childrenAges } = room;
  const withChildren = (count: number) =>
    Array.from({ length: count }, (_, index) => childrenAges[index] ?? null);
  return (
    <fieldset className="grid gap-2 border-b border-line pb-4">
      <legend className="float-left mb-1 type-h4">{t('hotels.room', { number })}</legend>
      {onRemove && (
        <Button
          kind="link"
          size="medium"
          className="-mt-11 min-h-11 justify-self-end"
          aria-label={t('hotels.removeRoomNamed', { number })}
          onClick={onRemove}
        >
          {t('hotels.removeRoom')}
        </Button>
      )}
      <PartyRow
        group="adults"
        room={number}
        label={t('hotels.adults')}
        value={adults}
        least={1}
        most={MAX_ADULTS_OF_ROOM}
        valueText={t('hotels.adultCount', { count: adults })}
        onChange={(count) => onChange({ adults: count, childrenAges })}
      />
      <PartyRow
        group="children"
        room={number}
        label={t('hotels.children')}
        hint={t('hotels.childAges')}
        value={childrenAges.length}
        least={0}
        most={MAX_CHILDREN_OF_ROOM}
        valueText={t('hotels.childCount', { count: childrenAges.length })}
        onChange={(count) => onChange({ adults, childrenAges: withChildren(count) })}
      />
      {childrenAges.length > 0 && (
        <div className={classNames('grid gap-3', childrenAges.length > 1 && 'grid-cols-2')}>
          {childrenAges.map((age, index) => (
            <AgeField
              // biome-ignore lint/suspicious/noArrayIndexKey: children are known by their order alone.
              key={index}
              number={index + 1}
              age={age}
              isAsked={isAsked}
              hintId={hintId}
              onChange={(years) => onChange({ adults, childrenAges: childrenAges.with(index, years) })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

type PartyRowProps = {
  group: 'adults' | 'children';
  room: number;
  label: string;
  hint?: string;
  value: number;
  least: number;
  most: number;
  valueText: string;
  onChange: (value: number) => void;
};

function PartyRow({ group, room, label, hint, value, least, most, valueText, onChange }: PartyRowProps) {
  const t = useText();
  return (
    <div className="clear-left flex items-center justify-between gap-4">
      <span>
        <span className="block">{label}</span>
        {hint !== undefined && <span className="block type-small text-ink-2">{hint}</span>}
      </span>
      <Stepper
        value={value}
        onChange={onChange}
        min={least}
        max={most}
        label={label}
        lessLabel={t('hotels.fewer', { group, room })}
        moreLabel={t('hotels.more', { group, room })}
        valueText={valueText}
      />
    </div>
  );
}

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age);

type AgeFieldProps = {
  number: number;
  age: number | null;
  isAsked: boolean;
  hintId: string;
  onChange: (age: number | null) => void;
};

function AgeField({ number, age, isAsked, hintId, onChange }: AgeFieldProps) {
  const t = useText();
  const isMissing = age === null;
  return (
    <Field label={t('hotels.childAge', { number })}>
      {(wiring) => (
        <Select
          {...wiring}
          size="medium"
          value={age ?? ''}
          data-missing={isMissing || undefined}
          aria-invalid={(isAsked && isMissing) || undefined}
          aria-describedby={isMissing ? hintId : undefined}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
        >
          <option value="">{t('hotels.chooseAge')}</option>
          {AGES.map((years) => (
            <option key={years} value={years}>
              {t('hotels.age', { years })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
