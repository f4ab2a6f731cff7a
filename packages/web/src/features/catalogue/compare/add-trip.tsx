import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { Button } from '../../../ui/button.tsx';
import { plus } from '../../../ui/icon-paths.ts';

/**
 * Back to where there are more like the first one. What stands here goes along into the tray, also where somebody else
 * has chosen it and sent the link.
 */
export function AddTrip({ tours }: { tours: readonly ComparedTour[] }) {
  const t = useText();
  const list = tours[0]?.normalizedUrlPath.split('/', 3).join('/') ?? '/toursAndActivities';
  const carryOn = () => useExtrasStore.getState().compare(tours.map(({ tourId }) => tourId));
  return (
    <Button kind="quiet" size="medium" icon={plus} href={list} onClick={carryOn}>
      {t('compare.add')}
    </Button>
  );
}
