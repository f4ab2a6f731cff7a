import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { MOST_COMPARED } from '@ashore/core/contract/most-compared.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { Button } from '../../../ui/button.tsx';
import { plus } from '../../../ui/icon-paths.ts';
import type { Comparison } from './comparison-address.ts';

/**
 * Back to where there are more like the first one, on the same day for the same party. What stands here goes along into
 * the tray, before what the visitor has in it: somebody else may have chosen it and sent the link.
 */
export function AddTrip({ tours, asked }: { tours: readonly ComparedTour[]; asked: Comparison }) {
  const t = useText();
  const list = tours[0]?.normalizedUrlPath.split('/', 3).join('/') ?? '/toursAndActivities';
  const { date, party } = asked;
  const wishes = date && new URLSearchParams({ dateFrom: date, dateTo: date, party: String(party) });
  const carryOn = () => {
    const { compared, compare } = useExtrasStore.getState();
    const here = tours.map(({ tourId }) => tourId);
    compare([...new Set([...here, ...compared])].slice(0, MOST_COMPARED));
  };
  return (
    <Button
      kind="quiet"
      size="medium"
      icon={plus}
      className="max-md:-ml-3"
      href={wishes ? `${list}?${wishes}` : list}
      onClick={carryOn}
    >
      {t('compare.add')}
    </Button>
  );
}
