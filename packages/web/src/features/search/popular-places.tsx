import type { ReactNode } from 'react';
import { useText } from '../../i18n/texts.ts';
import { Chip } from '../../ui/actions/chip.tsx';
import { TextLink } from '../../ui/actions/link.tsx';

type PopularPlacesProps = {
  interests: readonly { readonly id: string; readonly title: string }[];
  /** Popular places; absent if the call for them failed. */
  places?: ReactNode;
};

/** Ways to continue without a query, or with a query without results. */
export function PopularPlaces({ interests, places }: PopularPlacesProps) {
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
      <section aria-labelledby="moods-title" className="mt-11">
        <h2 id="moods-title" className="type-h2 mb-5">
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
