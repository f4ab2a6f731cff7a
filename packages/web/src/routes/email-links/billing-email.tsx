import { useText } from '../../i18n/texts.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { EmailLinkPanel } from '../../shell/page/email-link.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';

async function confirm(token: string) {
  const { api } = await import('../../api/browser-client.ts');
  return api.organisations.confirmBillingEmail({ token });
}

/** Opened by the link in an email. Its reader belongs to an organisation, and needs no account. */
export default function BillingEmail() {
  const t = useText();
  const title = t('billingEmail.title');
  return (
    <main id="content" className="page-width">
      <PageHead title={title} hidden />
      <BreadcrumbTrail here={title} />
      <div className="max-w-[70ch]">
        <h1 className="type-h1">{title}</h1>
        <EmailLinkPanel
          onConfirm={confirm}
          introText={t('billingEmail.lead')}
          label={t('billingEmail.confirm')}
          busyLabel={t('billingEmail.confirming')}
          doneText={t('billingEmail.confirmed')}
          expiredText={t('billingEmail.over')}
          isOfNewsletter={false}
        />
      </div>
    </main>
  );
}
