import type { Departure } from '@ashore/core/contract/availability.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useCurrentDesk } from './desk-context.ts';
import { startRemark } from './start-look.ts';
import { useMinute } from './use-minute.ts';

const texts = {
  left: 'desk.left',
  onlyLeft: 'desk.onlyLeft',
  mayComeBack: 'desk.mayComeBack',
} as const;

/** How many spots are left of the chosen start, if they are few; and which others may come back. */
export function StartRemarks({ departures }: { departures: readonly Departure[] }) {
  const t = useText();
  const { settled } = useCurrentDesk();
  const now = useMinute();
  const lines = departures.flatMap((departure) => {
    const remark = startRemark(departure, settled.count, now);
    if (!remark || (remark.kind !== 'mayComeBack' && departure !== settled.departure)) return [];
    const { time } = departure;
    const text = t(texts[remark.kind], { ...remark, time: time ?? '', timed: time === null ? 'no' : 'yes' });
    return [{ key: time ?? 'any', text }];
  });
  if (lines.length === 0) return null;
  return (
    <ul className="mt-2.5 grid gap-0.5 type-small font-medium text-amber">
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
