import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { list, map } from '../../../ui/icon-paths.ts';
import { useFetched } from '../../../ui/use-fetched.ts';
import type { CardTour } from '../card-tour.ts';

const load = () => import('./map-panel.tsx');

/** Beside a list, once one asks for it: where its products begin, and what they cost. On a phone in place of the list. */
export function ListMap({ tours }: { tours: readonly CardTour[] }) {
  const t = useText();
  const [open, setOpen] = useState(false);
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
      {open && Panel && <Panel tours={tours} />}
    </div>
  );
}
