import { data } from 'react-router';
import { variant } from '#variant/variant.ts';
import { useText } from '../i18n/texts.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { MailLinkPanel } from '../shell/page/mail-link.tsx';
import { PageHead } from '../shell/page/page-head.tsx';

export function loader() {
  if (variant.newsletter === null) throw data(null, { status: 404 });
  return null;
}

async function leave(token: string) {
  const { api } = await import('../api/browser-client.ts');
  return api.newsletter.leave({ token });
}

export default function NewsletterUnsubscribe() {
  const t = useText();
  return (
    <main id="content" className="page-width">
      <PageHead title={t('newsletter.leaveTitle')} hidden />
      <BreadcrumbTrail
        here={t('newsletter.leaveTitle')}
        between={[{ label: t('shell.newsletter'), href: '/newsletter' }]}
      />
      <div className="max-w-[70ch]">
        <h1 className="type-h1">{t('newsletter.leaveTitle')}</h1>
        <MailLinkPanel
          act={leave}
          lead={t('newsletter.leaveLead')}
          label={t('newsletter.leave')}
          busyLabel={t('newsletter.leaving')}
          done={t('newsletter.left')}
          over={t('newsletter.leaveOver')}
        />
      </div>
    </main>
  );
}
