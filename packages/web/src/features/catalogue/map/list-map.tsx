import type { StatedPlan } from '@ashore/core/contract/values/trip-days.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { list, map } from '../../../ui/media/icon-paths.ts';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import type { CardTour } from '../cards/card-parts.tsx';

const loadMapPanel = () => import('./map-panel.tsx');
// A visitor who returns from a product page finds the map open again. A reloaded page starts with its list.
const openHistoryKeys = new Set<string>();

/**
 * Map beside a list, opened by a button. It shows where the products begin and what they cost; on a phone it
 * replaces the list.
 */
export function ListMap(trips: { tours: readonly CardTour[]; plan: StatedPlan }) {
  const t = useText();
  const { key } = useLocation();
  const [open, setOpen] = useState(() => openHistoryKeys.has(key));
  useEffect(() => {
    if (open) openHistoryKeys.add(key);
    else openHistoryKeys.delete(key);
  }, [open, key]);
  const Panel = useLazyComponent(loadMapPanel, open);
  return (
    <div className="list-map needs-js" data-open={open || undefined}>
      <Button
        kind={open ? 'strong' : 'outline'}
        size="medium"
        icon={open ? list : map}
        aria-expanded={open}
        className="list-map-switch"
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'map.list' : 'map.map')}
      </Button>
      {open && Panel && <Panel {...trips} />}
    </div>
  );
}
