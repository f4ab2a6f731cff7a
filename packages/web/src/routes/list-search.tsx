import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { useNavigate } from 'react-router';
import { PlanLine } from '../features/catalogue/dates/plan-line.tsx';
import { listQueryText } from '../features/catalogue/list/list-query.ts';
import type { LoadedList } from '../features/catalogue/list/load-list.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import { usePage } from '../page/use-page.ts';

type ListSearchProps = {
  list: LoadedList;
  /** Path of the list, without its query. */
  path: string;
  /** Name of the place of the list; empty for a list of all places. */
  place: string;
};

/** The search line above a list. Its days and travellers filter the list at once. */
export function ListSearch({ list, path, place }: ListSearchProps) {
  const { locale } = usePage();
  const navigate = useNavigate();
  const { filters, today } = list;
  return (
    <SearchForm
      look="list"
      query={place}
      plan={
        <PlanLine
          // Another place has another list, not another choice.
          key={path + place}
          today={today}
          stated={filters}
          onPlan={(plan) =>
            void navigate(withLocale(path + listQueryText({ ...filters, ...plan }), locale), {
              preventScrollReset: true,
            })
          }
        />
      }
    />
  );
}
