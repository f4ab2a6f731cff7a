import { data } from 'react-router';
import { variant } from '#variant/variant.ts';
import { useText } from '../../i18n/texts.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { EmailLinkPanel } from '../../shell/page/email-link.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';

export function loader() {
  if (variant.newsletter === null) throw data(null, { status: 404 });
  return null;
}

async function confirm(token: string) {
  const { api } = await import('../../api/browser-client.ts');
  return api.newsletter.confirm({ token });
}

export default function NewsletterConfirm() {
  const t = useText();
  return (
    <main id="content" className="page-width">
      <PageHead title={t('newsletter.confirmTitle')} hidden />
      <BreadcrumbTrail
        here={t('newsletter.confirmTitle')}
        between={[{ label: t('shell.newsletter'), href: '/newsletter' }]}
      />
      <div className="max-w-[70ch]">
        <h1 className="type-h1">{t('newsletter.confirmTitle')}</h1>
        <EmailLinkPanel
          onConfirm={confirm}
          introText={t('newsletter.confirmLead')}
          label={t('newsletter.confirm')}
          busyLabel={t('newsletter.confirming')}
          doneText={t('newsletter.confirmed')}
          expiredText={t('newsletter.over')}
        />
      </div>
    </main>
  );
}
