import { localeTable } from '@ashore/core/locale/locales.ts';
import { data } from 'react-router';
import { BesidePoster } from '../copy/company-poster.tsx';
import { CopyBlocks } from '../copy/copy-blocks.tsx';
import { loadCopy } from '../copy/load-copy.server.ts';
import { applicationChoices } from '../features/suppliers/application-choices.ts';
import { ApplicationForm } from '../features/suppliers/application-form.tsx';
import { useText } from '../i18n/texts.ts';
import { pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../shell/page/page-head.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import type { Route } from './+types/suppliers.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageContext);
  const page = loadCopy('suppliers', locale, site.operator);
  const terms = loadCopy('termsOfUse', locale, site.operator);
  if (!page || !terms?.updated) throw data(null, { status: 404 });
  return {
    ...page,
    termsVersion: terms.updated,
    choices: applicationChoices(localeTable[localeTable[locale].messages].intl),
  };
}

export default function Suppliers({ loaderData }: Route.ComponentProps) {
  const { title, description, lead, blocks, termsVersion, choices } = loaderData;
  const t = useText();
  const { email } = usePage().site.operator;
  return (
    <main id="content" className="page-width">
      <PageHead title={title} description={description} />
      <BreadcrumbTrail here={title} />
      <BesidePoster>
        <h1 className="type-h1">{title}</h1>
        <p className="type-lead mt-4">{lead}</p>
        <p className="needs-js mt-6">
          <Button href="#apply">{t('apply.toForm')}</Button>
        </p>
        <CopyBlocks blocks={blocks} />
      </BesidePoster>
      <section id="apply" aria-labelledby="apply-title" className="mt-14 max-w-190 scroll-mt-6">
        <h2 id="apply-title" className="type-h2">
          {t('apply.title')}
        </h2>
        <p className="mt-2 text-ink-2">{t('apply.lead')}</p>
        <p className="no-js mt-4">
          {t('apply.byMail')} <a href={`mailto:${email}`}>{email}</a>
        </p>
        <div className="needs-js mt-6">
          <Panel>
            <ApplicationForm choices={choices} termsVersion={termsVersion} />
          </Panel>
        </div>
      </section>
    </main>
  );
}
