import { noPicture } from '@ashore/core/contract/image-sizes.ts';
import type { FoundTour } from '@ashore/core/contract/search.ts';
import { usePage } from '../../page/use-page.ts';
import { Picture } from '../../ui/picture.tsx';
import { MarkedName } from './marked-name.tsx';
import { whereText } from './where-text.ts';

type TourSuggestionProps = { tour: FoundTour; query: string };

/** What it is, where, and in one line what it is like. */
export function TourSuggestion({ tour, query }: TourSuggestionProps) {
  const { locale } = usePage();
  const { name, location, description, teaserImageUrl } = tour;
  return (
    <span className="flex gap-4">
      <Picture
        shape="square"
        src={teaserImageUrl}
        alt=""
        sizes="72px"
        fallbackSrc={noPicture}
        priority
        className="size-18 shrink-0 rounded-badge"
      />
      <span className="min-w-0 self-center">
        <span className="block type-label text-balance">
          <MarkedName name={name} query={query} />
        </span>
        <span className="block type-small text-ink-2">{whereText(location, locale)}</span>
        {description !== '' && (
          <span className="line-clamp-1 type-small text-ink-2" title={description}>
            {description}
          </span>
        )}
      </span>
    </span>
  );
}
