import { data } from 'react-router';
import { BesidePoster } from '../copy/company-poster.tsx';
import { CopyBlocks } from '../copy/copy-blocks.tsx';
import { loadCopy } from '../copy/load-copy.server.ts';
import { LogoDownloads } from '../copy/logo-downloads.tsx';
import { operatorData } from '../copy/structured-data.ts';
import { pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../shell/page/page-head.tsx';
import type { Route } from './+types/press.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageContext);
  const page = loadCopy('press', locale, site.operator);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export default function Press({ loaderData: { title, description, lead, blocks } }: Route.ComponentProps) {
  const { site } = usePage();
  return (
    <main id="content" className="page-width">
      <PageHead title={title} description={description} data={[operatorData(site)]} />
      <BreadcrumbTrail here={title} />
      <BesidePoster>
        <h1 className="type-h1">{title}</h1>
        <p className="type-lead mt-4">{lead}</p>
        <CopyBlocks blocks={blocks} />
        <LogoDownloads />
      </BesidePoster>
    </main>
  );
}
