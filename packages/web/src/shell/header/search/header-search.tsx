import { useRef } from 'react';
import { SearchForm } from '../../../features/search/search-form.tsx';
import { usePage } from '../../../page/use-page.ts';
import { screenOf } from '../../../screens.ts';
import { hasRememberedPlan } from '../../../store/remembered-plan.ts';
import { useIsNear, useLazyComponent } from '../../../ui/use-lazy.ts';

const withSearchLine = ['home', 'search', 'list', 'toursAndActivities', 'hotel-search', 'hotels'];

/** Shown where the header has room, on every page that has no search line of its own. */
export function HeaderSearch() {
  const { path } = usePage();
  if (withSearchLine.includes(screenOf(path).name)) return null;
  return <ShownHeaderSearch />;
}

const loadPlan = () => import('./header-plan.tsx');

function ShownHeaderSearch() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  // A phone, which hides the search of the header, does not load it, nor does a visitor who has not searched for days or travellers.
  const Plan = useLazyComponent(loadPlan, isNear && hasRememberedPlan());
  return (
    <div ref={place} className="max-w-[34rem] min-w-0 grow basis-56 py-2 max-lg:hidden">
      <SearchForm look="header" panel="header" plan={Plan && <Plan />} />
    </div>
  );
}
