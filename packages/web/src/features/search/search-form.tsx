import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { deviceClass } from '../../ui/breakpoints.ts';
import { ComboboxField } from '../../ui/combobox/combobox-field.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { useLazyComponent } from '../../ui/use-lazy.ts';
import { searchAddress } from './search-address.ts';

type SearchFormProps = {
  /**
   * `panel` has a label, `list` is the same above results, `header` has only a field. `line` is a single line
   * for organisations that book for guests.
   */
  look: 'panel' | 'list' | 'line' | 'header';
  /** Placement of the suggestions, from tablets on. */
  panel?: keyof typeof PANELS;
  query?: string;
  /** Fields for days and travellers, which are sent with the query. In the header, their text only. */
  plan?: ReactNode;
  /** Other ways of searching, above the field. */
  tabs?: ReactNode;
};

const PANELS = {
  hanging: 'md:inset-x-0 md:top-[calc(100%+8px)] md:rounded-panel',
  /** The suggestions extend the search panel. */
  belowPanel: 'search-suggestions md:inset-x-0',
  /** Wider than the field in the header. */
  header: 'search-header-panel md:top-[calc(100%+8px)] md:rounded-panel',
};

const loadBox = () => import('./search-box.tsx');

/** Days and travellers for a form without fields for them. */
async function rememberedPlan(): Promise<URLSearchParams> {
  const { planParameters, useTripPlanStore } = await import('../../store/trip-plan-store.ts');
  return new URLSearchParams(planParameters(useTripPlanStore.getState()));
}

/**
 * Search form with one field and one button. Without scripts the browser submits it. The code for suggestions
 * loads when the visitor focuses the field.
 */
export function SearchForm({ look, panel = 'hanging', query = '', plan, tabs }: SearchFormProps) {
  const t = useText();
  const { locale } = usePage();
  const navigate = useNavigate();
  const { location } = useNavigation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const Box = useLazyComponent(loadBox, isWanted);
  const address = withLocale('/search', locale);
  const label = t(look === 'line' ? 'find.labelGuest' : 'find.label');
  const startLoading = () => setWanted(true);
  const { send, type } = useFieldInStep(field, query, startLoading);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (look === 'header') void rememberedPlan().then(search, () => search(new URLSearchParams()));
    // The form has no files, so all its values are texts.
    else search(new URLSearchParams(new FormData(event.currentTarget) as never));
  }

  function search(chosen: URLSearchParams) {
    const typedText = field.current?.value ?? '';
    send();
    const target = searchAddress(typedText, chosen);
    setMissing(target === undefined);
    if (target === undefined) return field.current?.focus();
    if (typedText.trim() !== '') useExtrasStore.getState().rememberSearch(typedText.trim());
    // The on-screen keyboard of a phone would cover the results.
    if (deviceClass(window.innerWidth) === 'phone') field.current?.blur();
    void navigate(withLocale(target, locale), { viewTransition: true });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not in every browser we serve.
    <form
      role="search"
      action={address}
      method="get"
      noValidate
      onSubmit={submit}
      className={`search search-${look} ${plan ? 'search-planned' : ''}`}
    >
      {tabs}
      <label htmlFor={id} className={look === 'panel' ? 'type-label' : 'sr-only'}>
        {label}
      </label>
      <div className="search-row">
        <ComboboxField
          field={field}
          id={id}
          name="q"
          size={look === 'header' ? 'medium' : 'large'}
          maxLength={MAX_QUERY_LENGTH}
          defaultValue={query}
          placeholder={t(look === 'line' ? 'find.labelGuest' : 'find.placeholder')}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={() => {
            type();
            setMissing(false);
          }}
          onFocus={startLoading}
          onPointerDown={startLoading}
          renderSuggestions={
            Box &&
            ((elements) => (
              <Box elements={elements} label={label} searchedText={query} panelClass={PANELS[panel]} />
            ))
          }
        />
        {plan}
        {look !== 'header' && (
          <Button
            type="submit"
            busy={location?.pathname === address}
            // Above results the longer label would take half of a phone's line from the query.
            {...(look !== 'list' && { busyLabel: t('find.searching') })}
          >
            {t('find.submit')}
          </Button>
        )}
      </div>
      {isMissing && <FieldError id={`${id}-missing`}>{t('find.missing')}</FieldError>}
    </form>
  );
}

/**
 * Keeps the field in step with the query of the page, but never overwrites the visitor's typing. The field
 * changes only when a different query is answered. It stays as it is if the visitor already types the next
 * query after submitting one or following a link.
 */
function useFieldInStep(field: { current: HTMLInputElement | null }, query: string, want: () => void) {
  const writtenQuery = useRef(query);
  const isSent = useRef(false);
  const isTyped = useRef(false);
  useEffect(() => {
    if (writtenQuery.current === query) return;
    writtenQuery.current = query;
    const isTypedOn = isTyped.current && (isSent.current || document.activeElement === field.current);
    isSent.current = false;
    if (!field.current || isTypedOn) return;
    field.current.value = query;
    isTyped.current = false;
  }, [field, query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is hydrated.
  useEffect(() => {
    if (document.activeElement === field.current) want();
  }, []);

  return {
    send() {
      isSent.current = true;
      isTyped.current = false;
    },
    type() {
      isTyped.current = true;
    },
  };
}
