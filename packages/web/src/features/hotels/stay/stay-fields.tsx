import { roomsText, type StaySearch } from '@ashore/core/contract/values/product-path.ts';
import type { RoomParty } from '@ashore/core/hotels/room-party.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { calendar, chevronDown, people } from '../../../ui/media/icon-paths.ts';
import { Popover, type PopoverTrigger } from '../../../ui/overlays/popover.tsx';
import { NightsPanel } from './nights-panel.tsx';
import { type DraftRoom, finishedRooms, missingAge, RoomsPanel } from './rooms-panel.tsx';
import { nightsText, partyCounts } from './stay-texts.ts';

export type StayFieldsHandle = {
  /** Whether the rooms can be searched for. If an age is missing, the panel that asks for it opens. */
  ensureComplete(): boolean;
};

export type StayFieldsProps = {
  ref?: Ref<StayFieldsHandle>;
  search: StaySearch;
  today: LocalDate;
  onChange: (search: StaySearch) => void;
  /** Searches at once with these rooms; absent where every change is applied at once. */
  onShow?: (search: StaySearch) => void;
};

type OpenedField = 'nights' | 'rooms';

/**
 * Nights and rooms, each with a panel. What was chosen in a panel stays when it is closed by Escape or a press outside.
 * Their values are sent with the form around them.
 */
export function StayFields({ ref, search, today, onChange, onShow }: StayFieldsProps) {
  const t = useText();
  const { locale } = usePage();
  const [opened, setOpened] = useState<OpenedField>();
  const { draft, setDraft } = useDraftRooms(search.rooms);

  useImperativeHandle(ref, () => ({
    ensureComplete() {
      const isComplete = missingAge(draft) === undefined;
      if (!isComplete) setOpened('rooms');
      return isComplete;
    },
  }));

  function closeRooms() {
    setOpened(undefined);
    const rooms = finishedRooms(draft);
    if (rooms && roomsText(rooms) !== roomsText(search.rooms)) onChange({ ...search, rooms });
  }

  return (
    <div className="stay-fields needs-js">
      <Popover
        open={opened === 'nights'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'nights' : undefined)}
        title={t('hotels.nightsTitle')}
        isWide
        closeLabel={t('shell.close')}
        trigger={(wiring) => (
          <FieldButton wiring={wiring} icon={calendar} label={t('hotels.when')}>
            {nightsText(search, locale, t)}
          </FieldButton>
        )}
      >
        <NightsPanel
          chosen={search}
          today={today}
          onChoose={(stay) => {
            setOpened(undefined);
            onChange({ ...search, ...stay });
          }}
        />
      </Popover>
      <Popover
        open={opened === 'rooms'}
        onOpenChange={(isOpen) => (isOpen ? setOpened('rooms') : closeRooms())}
        title={t('hotels.roomsAndGuests')}
        closeLabel={t('shell.close')}
        trigger={(wiring) => (
          <FieldButton wiring={wiring} icon={people} label={t('hotels.roomsAndGuests')}>
            {t('hotels.party', draftCounts(draft))}
          </FieldButton>
        )}
      >
        <RoomsPanel
          rooms={draft}
          onChange={setDraft}
          onDone={closeRooms}
          {...(onShow && {
            onShow: (rooms: readonly RoomParty[]) => {
              setOpened(undefined);
              onShow({ ...search, rooms });
            },
          })}
        />
      </Popover>
    </div>
  );
}

/** Rooms while they are being composed. They begin again when the page shows another search. */
function useDraftRooms(rooms: readonly RoomParty[]) {
  const [state, setState] = useState<{ rooms: readonly RoomParty[]; draft: readonly DraftRoom[] }>({
    rooms,
    draft: rooms,
  });
  const isOther = roomsText(state.rooms) !== roomsText(rooms);
  if (isOther) setState({ rooms, draft: rooms });
  return {
    draft: isOther ? rooms : state.draft,
    setDraft: (draft: readonly DraftRoom[]) => setState({ rooms, draft }),
  };
}

function draftCounts(draft: readonly DraftRoom[]): ReturnType<typeof partyCounts> {
  return partyCounts(
    draft.map(({ adults, childrenAges }) => ({ adults, childrenAges: childrenAges.map((age) => age ?? 0) })),
  );
}

type FieldButtonProps = { wiring: PopoverTrigger; icon: string; label: string; children: ReactNode };

/** A button that looks like a field with its label inside and opens a panel. */
function FieldButton({ wiring, icon, label, children }: FieldButtonProps) {
  return (
    <button type="button" {...wiring} className="control stay-field">
      <Icon path={icon} />
      <span className="min-w-0 grow">
        <span className="stay-field-label">{label} </span>
        <span className="stay-field-value">{children}</span>
      </span>
      <Icon path={chevronDown} size="small" />
    </button>
  );
}
