import type { FoundLocation } from '@ashore/core/contract/search.ts';
import { usePage } from '../../page/use-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { pin } from '../../ui/icon-paths.ts';
import { MarkedName } from './marked-name.tsx';
import { withinText } from './where-text.ts';

type PlaceSuggestionProps = { place: FoundLocation; query: string };

/** A place, what it is part of, and in one line what it is like. */
export function PlaceSuggestion({ place, query }: PlaceSuggestionProps) {
  const { locale } = usePage();
  const { name, location, description } = place;
  return (
    <span className="flex items-start gap-3">
      <Icon path={pin} className="mt-0.5 shrink-0 text-sea" />
      <span className="min-w-0">
        <span className="font-semibold">
          <MarkedName name={name} query={query} />
        </span>
        <span className="text-ink-2">{withinText(name, location, locale)}</span>
        {description !== '' && (
          <span className="line-clamp-1 type-small text-ink-2" title={description}>
            {description}
          </span>
        )}
      </span>
    </span>
  );
}
