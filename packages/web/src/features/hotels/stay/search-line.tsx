import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import { type StaySearch, withStay } from '@ashore/core/contract/values/product-path.ts';
import { isSameSearch } from '@ashore/core/contract/values/stay-address.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { useHotelsStore } from '../../../store/hotels-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { type ComboboxElements, ComboboxField } from '../../../ui/combobox/combobox-field.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { chevronDown, search as magnifier } from '../../../ui/media/icon-paths.ts';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { filterParameters, filtersElsewhere, type HotelQuery, hotelQueryText } from '../list/hotel-query.ts';
import { findHotelPath, findNothingIn, findPlace, type HotelPlace } from './hotel-places.ts';
import { PlainStayFields } from './plain-stay-fields.tsx';
import { StayFields, type StayFieldsHandle } from './stay-fields.tsx';
import { nightsText, partyOfRoomsText } from './stay-texts.ts';

type SearchLineProps = {
  /** The place of the list; undefined on a page without one. */
  place?: HotelPlace | undefined;
  search: StaySearch;
  today: LocalDate;
  /** Filters and order of the list, which a new search keeps. */
  filters?: HotelQuery | undefined;
  /** A place that was typed where scripts do not run, and that has no hotels. */
  unknownPlace?: string | undefined;
};

const loadSuggestions = () => import('./place-suggestions.tsx');

/** Place, nights and rooms in one line. Without scripts the browser submits it, and the server finds the place. */
export function SearchLine({ place, search: stated, today, filters, unknownPlace }: SearchLineProps) {
  const t = useText();
  const { locale, currency } = usePage();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const chosenPlace = useRef<HotelPlace>(undefined);
  const fields = useRef<StayFieldsHandle>(null);
  const [search, setSearch] = useStatedSearch(stated);
  const [problem, setProblem] = useState<string | undefined>(
    unknownPlace && t('hotels.whereUnknown', { place: unknownPlace }),
  );
  // On a phone the list of a place begins with what is searched for, in one line.
  const [isFolded, setFolded] = useState(place !== undefined);
  const [isWanted, setWanted] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const Suggestions = useLazyComponent(loadSuggestions, isWanted);
  const name = place?.name ?? unknownPlace ?? '';
  const shownName = useRef(name);
  useEffect(() => {
    // What was typed before the page was hydrated stays.
    if (shownName.current === name) return;
    shownName.current = name;
    if (field.current) field.current.value = name;
    chosenPlace.current = undefined;
  }, [name]);

  async function show(wanted: StaySearch) {
    setSearch(wanted);
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') return refuse(t('hotels.whereMissing'));
    const known = [chosenPlace.current, place].find((candidate) => candidate?.name === typed);
    setLooking(true);
    try {
      const target = known ?? (await findPlace(typed));
      const path = target ? `/hotels/${target.slug}` : await findHotelPath(typed, locale);
      if (path === undefined) {
        const elsewhere = await findNothingIn(t('hotels.queryIn', { place: typed }), locale);
        return refuse(
          elsewhere ? t('hotels.nothingIn', { ...elsewhere }) : t('hotels.whereUnknown', { place: typed }),
        );
      }
      setProblem(undefined);
      useHotelsStore.getState().chooseRooms(wanted.rooms);
      await navigate(withLocale(target ? addressOf(target, wanted) : withStay(path, wanted), locale));
    } catch (fault) {
      log('warn', 'The place could not be found', fault);
      refuse(t('hotels.failedText'));
    } finally {
      setLooking(false);
    }
  }

  function addressOf({ slug }: HotelPlace, wanted: StaySearch) {
    const query = slug === place?.slug ? filters : filters && filtersElsewhere(filters);
    const path = `/hotels/${slug}`;
    return query
      ? path + hotelQueryText({ search: wanted, isStated: true, query, currency })
      : withStay(path, wanted);
  }

  function refuse(text: string) {
    setProblem(text);
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (fields.current?.ensureComplete() !== false) void show(search);
  }

  function choosePlace(found: HotelPlace) {
    chosenPlace.current = found;
    setProblem(undefined);
  }

  const suggest = (elements: ComboboxElements) =>
    Suggestions && <Suggestions elements={elements} onChoose={choosePlace} />;
  const problemId = `${id}-problem`;
  const startLoading = () => setWanted(true);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not in every browser we serve.
    <form
      role="search"
      aria-label={t('hotels.find')}
      action={withLocale('/hotels', locale)}
      method="get"
      noValidate
      onSubmit={submit}
      className="stay-line"
      data-folded={isFolded || undefined}
    >
      {place && <StaySummary place={place} search={search} onOpen={() => setFolded(false)} />}
      <div className="stay-line-row">
        <div className="stay-place">
          <label htmlFor={id} className="sr-only">
            {t('hotels.where')}
          </label>
          <ComboboxField
            field={field}
            id={id}
            name="place"
            size="large"
            maxLength={MAX_QUERY_LENGTH}
            defaultValue={name}
            placeholder={t('hotels.wherePlaceholder')}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : problemId}
            onChange={() => setProblem(undefined)}
            onFocus={startLoading}
            onPointerDown={startLoading}
            renderSuggestions={Suggestions && suggest}
          />
        </div>
        <StayFields
          ref={fields}
          search={search}
          today={today}
          onChange={setSearch}
          onShow={(wanted) => void show(wanted)}
        />
        <PlainStayFields search={stated} today={today} />
        {place && filters && <KeptFilters place={place} filters={filters} />}
        <Button type="submit" busy={isLooking && navigation.state !== 'idle'} className="stay-submit">
          {t('hotels.search')}
        </Button>
      </div>
      {problem !== undefined && <FieldError id={problemId}>{problem}</FieldError>}
    </form>
  );
}

/** What the browser sends with the form where scripts do not run. */
function KeptFilters({ place, filters }: { place: HotelPlace; filters: HotelQuery }) {
  const { currency } = usePage();
  const parameters = { from: place.slug, ...filterParameters(filters, currency) };
  return Object.entries(parameters).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

type StaySummaryProps = { place: HotelPlace; search: StaySearch; onOpen: () => void };

/** Place, nights and rooms as one button that opens their fields, on a phone. */
function StaySummary({ place, search, onOpen }: StaySummaryProps) {
  const t = useText();
  const { locale } = usePage();
  const counts = partyOfRoomsText(search.rooms, t);
  return (
    <button type="button" aria-expanded={false} className="control stay-field stay-summary" onClick={onOpen}>
      <Icon path={magnifier} />
      <span className="min-w-0 grow">
        <span className="stay-field-value">
          <span className="sr-only">{`${t('hotels.changeSearch')} `}</span>
          {place.name}
        </span>
        <span className="block type-small text-ink-2">{`${nightsText(search, locale, t)} · ${counts}`}</span>
      </span>
      <Icon path={chevronDown} size="small" />
    </button>
  );
}

/** What is chosen and not yet searched for. It follows the address when that changes. */
function useStatedSearch(stated: StaySearch) {
  const [{ from, search }, setState] = useState({ from: stated, search: stated });
  const isOther = !isSameSearch(from, stated);
  if (isOther) setState({ from: stated, search: stated });
  return [isOther ? stated : search, (next: StaySearch) => setState({ from: stated, search: next })] as const;
}
