import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Combobox } from '../combobox/combobox.tsx';
import { ComboboxField } from '../combobox/combobox-field.tsx';
import type { ComboboxColumn, ComboboxOption } from '../combobox/combobox-list.tsx';
import { ComboboxWaiting } from '../combobox/combobox-waiting.tsx';
import { BehaviourPart } from './behaviour-part.tsx';

const TOURS = ['Sunset sail on the Tagus', 'Sailing lesson at Cascais', 'Private sloop, six guests'];
const PLACES = ['Lisbon', 'Cascais', 'Setúbal', 'Lagos', 'Sesimbra', 'Portimão'];

const texts = {
  label: 'Tour or destination',
  clear: 'Clear the field',
  back: 'Close the search',
  newTab: 'Tour or destination (suggestions open in a new tab)',
  opened: (name: string) => `“${name}” has opened in a new tab.`,
};

/** Milliseconds after which the simulated server answers. */
export const ANSWER_DELAY = 600;

/** Simulates a server: suggestions arrive after a delay, and never for an abandoned query. */
export function ComboboxPart() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState('');
  const [submitted, setSubmitted] = useState<string>();
  const columns = columnsFor(answered);
  const waiting = query !== answered;

  useEffect(() => {
    const timeout = setTimeout(() => setAnswered(query), ANSWER_DELAY);
    return () => clearTimeout(timeout);
  }, [query]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(query.trim());
  }

  return (
    <BehaviourPart title="Combobox" note="Two columns of answers; arrows walk down one, then the next.">
      <form onSubmit={submit} className="relative">
        <ComboboxField
          field={field}
          name="q"
          aria-label={texts.label}
          placeholder="Where to, or what?"
          renderSuggestions={(elements) => (
            <Combobox
              elements={elements}
              texts={texts}
              value={query}
              onValueChange={setQuery}
              columns={columns}
              status={statusOf(waiting && query !== '', columns)}
              announcement={waiting || query === '' ? '' : `${countOf(columns)} matches`}
            />
          )}
        />
      </form>
      {submitted !== undefined && <p className="type-small mt-2">Searched for {submitted}</p>}
    </BehaviourPart>
  );
}

function columnsFor(query: string): ComboboxColumn[] {
  return [
    columnOf('tours', 'Matching tours', TOURS, query),
    columnOf('places', 'Matching destinations', PLACES, query),
  ].filter((column) => column.options.length > 0);
}

function columnOf(id: string, heading: string, names: readonly string[], query: string): ComboboxColumn {
  const matchingNames =
    query === '' ? [] : names.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  const options: ComboboxOption[] = matchingNames.map((name) => ({
    id: `${id}-${names.indexOf(name)}`,
    content: <span className="font-semibold">{name}</span>,
    href: `#${encodeURIComponent(name)}`,
    newTab: true,
    name,
  }));
  const moreOption = {
    id: `${id}-more`,
    content: <span className="link">More results</span>,
    href: `#${id}`,
  };
  return {
    id,
    heading,
    isWide: id === 'tours',
    count: `${matchingNames.length} matches`,
    options: matchingNames.length > 0 ? [...options, moreOption] : [],
  };
}

function statusOf(searching: boolean, columns: readonly ComboboxColumn[]): ReactNode {
  if (searching) return <ComboboxWaiting label="Searching..." hasSuggestions={columns.length > 0} />;
  return undefined;
}

function countOf(columns: readonly ComboboxColumn[]): number {
  return columns.reduce((sum, column) => sum + column.options.length - 1, 0);
}
