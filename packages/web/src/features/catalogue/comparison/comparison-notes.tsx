import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { MAX_COMPARED } from '@ashore/core/contract/values/limits.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { plus } from '../../../ui/media/icon-paths.ts';
import type { Comparison, ReadComparison } from './comparison-address.ts';

type ComparisonNotesProps = { comparison: ReadComparison; missing: number; count: number };

/** Says which parts of the address could not be shown as requested. */
export function ComparisonNotes({ comparison, missing, count }: ComparisonNotesProps) {
  const t = useText();
  const noteTexts = [
    missing > 0 && t('compare.gone', { count: missing }),
    comparison.isTooMany && t('compare.beyond'),
    comparison.isDateWrong && t('compare.wrongDate'),
    count === 1 && t('compare.alone'),
  ].filter((text) => text !== false);
  return noteTexts.map((text) => (
    <Note key={text} tone={text === t('compare.alone') ? 'info' : 'amber'} className="mt-4 max-w-[70ch]">
      {text}
    </Note>
  ));
}

/**
 * Links to the list of the first trip, for the same day and party. Pressing it puts the trips shown here into
 * the tray, before those the visitor had chosen. The comparison may come from a shared link, so these trips
 * may not be in the tray yet.
 */
export function AddTrip({ tours, comparison }: { tours: readonly ComparedTour[]; comparison: Comparison }) {
  const t = useText();
  const list = tours[0]?.normalizedUrlPath.split('/', 3).join('/') ?? '/toursAndActivities';
  const { date, party, ages } = comparison;
  const knownAges = ages.filter((age) => age !== null);
  const dateAndParty =
    date &&
    new URLSearchParams({
      ...{ dateFrom: date, dateTo: date, party: String(party) },
      ...(knownAges.length > 0 && { age: String(Math.min(...knownAges)) }),
    });
  const addToTray = () => {
    const { compared, compare } = useExtrasStore.getState();
    const shownIds = tours.map(({ tourId }) => tourId);
    compare([...new Set([...shownIds, ...compared])].slice(0, MAX_COMPARED));
  };
  return (
    <Button
      kind="quiet"
      size="medium"
      icon={plus}
      className="max-md:-ml-3"
      href={dateAndParty ? `${list}?${dateAndParty}` : list}
      onClick={addToTray}
    >
      {t('compare.add')}
    </Button>
  );
}

/**
 * Removing a column also removes the link that was pressed. The focus therefore moves to the headline, which
 * says how many trips are left.
 */
export function useFocusOnFewer(count: number): RefObject<HTMLHeadingElement | null> {
  const headline = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) headline.current?.focus();
    before.current = count;
  }, [count]);
  return headline;
}
