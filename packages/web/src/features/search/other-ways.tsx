import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Chip } from '../../ui/chip.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type OtherWaysProps = {
  interests: readonly { readonly id: string; readonly title: string }[];
  /** Places that many ask for; absent where nobody could be asked. */
  places?: ReactNode;
};

/** Where to go on without a question, or with one that nothing answers. */
export function OtherWays({ interests, places }: OtherWaysProps) {
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
