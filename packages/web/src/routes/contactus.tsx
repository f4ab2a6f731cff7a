import { useState } from 'react';
import { data } from 'react-router';
import { CopyBlocks } from '../copy/copy-blocks.tsx';
import { loadCopy } from '../copy/load-copy.server.ts';
import { operatorData } from '../copy/structured-data.ts';
import { EnquiryForm } from '../features/enquiries/enquiry-form.tsx';
import { useText } from '../i18n/texts.ts';
import { pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../shell/page/page-head.tsx';
import type { Route } from './+types/contactus.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageContext);
  const page = loadCopy('contactus', locale, site.operator);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export default function Contact({ loaderData: { title, description, lead, blocks } }: Route.ComponentProps) {
  const t = useText();
  const { site } = usePage();
  const { email } = site.operator;
  const [isSent, setSent] = useState(false);
  return (
    <main id="content" className="page-width">
      <PageHead
        title={isSent ? t('contact.sentTitle') : title}
        description={description}
        data={[{ '@type': 'ContactPage', name: title, mainEntity: operatorData(site) }]}
      />
      <BreadcrumbTrail here={title} />
      <h1 className="type-h1">{title}</h1>
      <p className="type-lead mt-4 max-w-[70ch]">{lead}</p>
      <div className="form-beside-copy mt-7">
        <div>
          <div className="needs-js">
            <EnquiryForm onSent={() => setSent(true)} />
          </div>
          <p className="no-js">
            {t('contact.byMail')} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
        <CopyBlocks blocks={blocks} />
      </div>
    </main>
  );
}
