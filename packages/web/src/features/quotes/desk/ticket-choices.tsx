import { useText } from '../../../i18n/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { calendar, chevronDown, people as peopleIcon } from '../../../ui/icon-paths.ts';
import { useCurrentDesk } from './desk-context.ts';
import { type DeskPart, leadTo } from './lead-to.ts';
import { useDeskWords } from './use-desk-words.ts';

/** What is chosen so far. Each line leads to where it is chosen. */
export function TicketChoices() {
  const t = useText();
  const { day, people, together } = useDeskWords();
  const { choice, settled, tour } = useCurrentDesk();
  const { departure, party, count, option } = settled;
  const when = choice.date && together(day(choice.date), departure?.time);
  return (
    <div className="scripted mt-4 divide-y divide-line rounded-control border border-line-2">
      <Line icon={calendar} name={t('desk.dateAndStart')} value={when} empty={t('desk.toDate')} part="when" />
      {tour.components.length > 1 && choice.option !== undefined && option.label !== '' && (
        <Line icon={chevronDown} name={t('desk.way')} value={option.label} empty="" part="which" />
      )}
      <Line
        icon={peopleIcon}
        name={t('desk.travellers')}
        value={count > 0 ? people(party) : undefined}
        empty={t('desk.toTickets')}
        part="who"
      />
    </div>
  );
}

type LineProps = {
  icon: string;
  name: string;
  value: string | undefined;
  empty: string;
  part: DeskPart;
};

function Line({ icon, name, value, empty, part }: LineProps) {
  return (
    <button
      type="button"
      onClick={() => leadTo(part)}
      className="flex w-full items-center gap-3.5 px-4 py-3 text-left first:rounded-t-control last:rounded-b-control hover:bg-foam"
    >
      <Icon path={icon} />
      <span className="min-w-0 grow">
        <span className="block type-tiny text-ink-2">{name}</span>
        {value === undefined ? (
          <span className="block type-compact text-ink-2">{empty}</span>
        ) : (
          <span className="block type-compact font-semibold">{value}</span>
        )}
      </span>
      <Icon path={chevronDown} className="text-ink-2" />
    </button>
  );
}
