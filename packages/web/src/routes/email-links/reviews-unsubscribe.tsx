import { useText } from '../../i18n/texts.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { EmailLinkPanel } from '../../shell/page/email-link.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';

async function refuse(token: string) {
  const { api } = await import('../../api/browser-client.ts');
  return api.reviews.refuse({ token });
}

export default function ReviewsUnsubscribe() {
  const t = useText();
  const title = t('newsletter.refuseTitle');
  return (
    <main id="content" className="page-width">
      <PageHead title={title} hidden />
      <BreadcrumbTrail here={title} />
      <div className="max-w-[70ch]">
        <h1 className="type-h1">{title}</h1>
        <EmailLinkPanel
          onConfirm={refuse}
          introText={t('newsletter.refuseLead')}
          label={t('newsletter.leave')}
          busyLabel={t('newsletter.leaving')}
          doneText={t('newsletter.refused')}
          expiredText={t('newsletter.refuseOver')}
          isOfNewsletter={false}
        />
      </div>
    </main>
  );
}
