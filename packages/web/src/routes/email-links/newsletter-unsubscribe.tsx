import { variant } from '#variant/variant.ts';
import { useText } from '../../i18n/texts.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { EmailLinkPanel } from '../../shell/page/email-link.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';

/** A white-label that has given up its newsletter still takes its readers off the list. */
const between =
  variant.newsletter === null ? [] : [{ label: 'shell.newsletter', href: '/newsletter' } as const];

async function unsubscribe(token: string) {
  const { api } = await import('../../api/browser-client.ts');
  return api.newsletter.leave({ token });
}

export default function NewsletterUnsubscribe() {
  const t = useText();
  return (
    <main id="content" className="page-width">
      <PageHead title={t('newsletter.leaveTitle')} hidden />
      <BreadcrumbTrail
        here={t('newsletter.leaveTitle')}
        between={between.map(({ label, href }) => ({ label: t(label), href }))}
      />
      <div className="max-w-[70ch]">
        <h1 className="type-h1">{t('newsletter.leaveTitle')}</h1>
        <EmailLinkPanel
          onConfirm={unsubscribe}
          introText={t('newsletter.leaveLead')}
          label={t('newsletter.leave')}
          busyLabel={t('newsletter.leaving')}
          doneText={t('newsletter.left')}
          expiredText={t('newsletter.leaveOver')}
        />
      </div>
    </main>
  );
}
