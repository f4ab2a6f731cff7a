import { data } from 'react-router';
import { variant } from '#variant/variant.ts';
import { CopyBlocks } from '../copy/copy-blocks.tsx';
import { loadCopy } from '../copy/load-copy.server.ts';
import { useText } from '../i18n/texts.ts';
import { pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import NewsletterForm from '../shell/footer/newsletter.tsx';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../shell/page/page-head.tsx';
import type { Route } from './+types/newsletter.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageContext);
  const page = variant.newsletter === null ? undefined : loadCopy('newsletter', locale, site.operator);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export default function Newsletter({
  loaderData: { title, description, lead, blocks },
}: Route.ComponentProps) {
  const t = useText();
  const { site } = usePage();
  return (
    <main id="content" className="page-width">
      <PageHead title={title} description={description} />
      <BreadcrumbTrail here={title} />
      <div className="max-w-[70ch]">
        <h1 className="type-h1">{title}</h1>
        <p className="type-lead mt-4">{lead}</p>
        <p className="no-js mt-7">
          {t('copy.newsletterByMail')} <a href={`mailto:${site.operator.email}`}>{site.operator.email}</a>
        </p>
        <div className="needs-js mt-7 max-w-135">
          <NewsletterForm />
        </div>
        <CopyBlocks blocks={blocks} />
      </div>
    </main>
  );
}
