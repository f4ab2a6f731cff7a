import { useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';
import { useRootStore } from '../../store/root-store.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { tabLook } from '../../ui/layout/tab-strip.ts';

const pages = [
  ['/dashboard', 'account'],
  ['/dashboard/overview', 'overview'],
] as const;

/** The pages of a member of an organisation. Other visitors have only one, so no links are shown. */
export function OrganisationLinks({ current }: { current: (typeof pages)[number][0] }) {
  const t = useText();
  const isMember = useRootStore(({ auth }) => (auth.userinfo?.organizations ?? []).length > 0);
  if (!isMember) return null;
  return (
    <div className="mb-8 border-b border-line">
      <TabLinks label={t('organisation.pages')} current={current}>
        {pages.map(([path, name]) => (
          <LocalLink
            key={path}
            to={path}
            className={tabLook}
            {...(path === current && { 'aria-current': 'page' as const })}
          >
            {t(`organisation.${name}`)}
          </LocalLink>
        ))}
      </TabLinks>
    </div>
  );
}
