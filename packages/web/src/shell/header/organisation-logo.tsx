import { sizedPath } from '@ashore/core/contract/values/image-sizes.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { callAsAccount } from '../../api/own-calls.ts';
import { LocalLink } from '../../page/links.tsx';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { type OrganisationOfUser, useRootStore } from '../../store/root-store.ts';
import { Select } from '../../ui/form/select.tsx';

// Loaded with the logo, because the texts of the frame are part of every page.
const chooseTexts: Readonly<Record<MessageLocale, string>> = {
  en: 'Book for this organisation',
  de: 'Für diese Organisation buchen',
  'zh-Hans': '预订所属机构',
};

/** The logo of the organisation that the member books for, in place of that of the site, and the choice among several. */
export default function OrganisationLogo({ children }: { children: ReactNode }) {
  const { messages } = localeTable[usePage().locale];
  const organizations = useRootStore(({ auth }) => auth.userinfo?.organizations) ?? [];
  const [first] = organizations;
  const logoUrl = useLogo(first);
  if (!first) return children;
  const name = first.name ?? '';
  return (
    <>
      {logoUrl === undefined ? (
        children
      ) : (
        <LocalLink to="/" className="flex items-center gap-3 type-label">
          <img
            src={sizedPath(logoUrl, { width: 160, height: 160 })}
            width={56}
            height={56}
            alt=""
            className="size-14 rounded-print"
          />
          {organizations.length === 1 && name}
          {organizations.length > 1 && <span className="sr-only">{name}</span>}
        </LocalLink>
      )}
      {organizations.length > 1 && (
        <Select
          size="medium"
          aria-label={chooseTexts[messages]}
          value={first.id}
          onChange={({ target }) => void choose(target.value)}
          className="max-w-60"
        >
          {organizations.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}

/** Undefined without a logo, and until it is known. */
function useLogo(organisation: OrganisationOfUser | undefined): string | undefined {
  const [logo, setLogo] = useState<{ readonly organisationId: string; readonly url: string }>();
  const id = organisation?.id;
  useEffect(() => {
    if (id === undefined) return;
    callAsAccount((api, subjectId) =>
      api.organisations.show({ params: { orgId: id }, query: { subjectId } }),
    ).then(
      ({ logoUrl }) => setLogo(logoUrl === null ? undefined : { organisationId: id, url: logoUrl }),
      (error: unknown) => log('warn', 'The logo of the organisation could not be loaded', error),
    );
  }, [id]);
  return logo?.organisationId === id ? logo?.url : undefined;
}

async function choose(orgId: string) {
  try {
    await callAsAccount((api, subjectId) =>
      api.organisations.choose({ params: { orgId }, query: { subjectId } }),
    );
    await (await import('../../api/session.ts')).renewSession();
  } catch (error) {
    log('warn', 'The organisation could not be chosen', error);
  }
}
