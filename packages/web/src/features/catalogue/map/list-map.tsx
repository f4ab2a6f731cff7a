import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { list, map } from '../../../ui/icon-paths.ts';
import { useFetched } from '../../../ui/use-fetched.ts';
import type { CardTour } from '../card-tour.ts';
import type { Days } from '../list/narrowing.ts';

const load = () => import('./map-panel.tsx');
// Who comes back from a trip comes back to the map it was found on; a page that is loaded anew begins with its list.
const openAt = new Set<string>();

/** Beside a list, once one asks for it: where its products begin, and what they cost. On a phone in place of the list. */
export function ListMap(trips: { tours: readonly CardTour[]; days: Days | undefined }) {
  const t = useText();
  const { key } = useLocation();
  const [open, setOpen] = useState(() => openAt.has(key));
  useEffect(() => {
    if (open) openAt.add(key);
    else openAt.delete(key);
  }, [open, key]);
  const Panel = useFetched(load, open);
  return (
    <div className="list-map scripted" data-open={open || undefined}>
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
