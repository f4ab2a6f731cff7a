import type { ReactNode } from 'react';
import { useText } from '../../i18n/texts.ts';
import { Chip } from '../../ui/actions/chip.tsx';
import { TextLink } from '../../ui/actions/link.tsx';

type SearchStartingPointsProps = {
  interests: readonly { readonly id: string; readonly title: string }[];
  /** Popular places; absent if the call for them failed. */
  places?: ReactNode;
};

/** Links to popular places and interests, shown without a query or without results. */
export function SearchStartingPoints({ interests, places }: SearchStartingPointsProps) {
  const t = useText();
  return (
    <>
      <p className="mt-5">
        <TextLink href="/toursAndActivities">{t('home.all')}</TextLink>
      </p>
      {places && (
        <section aria-labelledby="popular-title" className="mt-11">
          <h2 id="popular-title" className="type-h2">
            {t('search.popular')}
          </h2>
          {places}
        </section>
      )}
      <section aria-labelledby="interests-title" className="mt-11">
        <h2 id="interests-title" className="type-h2 mb-5">
          {t('search.moods')}
        </h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
        <ul role="list" className="flex flex-wrap gap-3">
          {interests.map(({ id, title }) => (
            <li key={id}>
              <Chip href={`/toursAndActivities?interest=${id}`}>{title}</Chip>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
