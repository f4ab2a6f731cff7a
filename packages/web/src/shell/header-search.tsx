import { useLocation } from 'react-router';
import { SearchForm } from '../features/search/search-form.tsx';
import { usePage } from '../page/use-page.ts';
import { questionIn } from './question-in.ts';

/** Where there is room for it, on every page but home, which opens with a search of its own. */
export function HeaderSearch() {
  const { path } = usePage();
  const { search } = useLocation();
  if (path === '/') return null;
  return (
    <div className="max-w-[26rem] min-w-0 grow basis-56 py-2 max-lg:hidden">
      <SearchForm look="header" panel="header" query={questionIn(path, search)} />
    </div>
  );
}
