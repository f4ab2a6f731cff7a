import { useText } from '../i18n/use-text.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export function NewsletterBlock() {
  const t = useText();
  return (
    <section
      aria-labelledby="newsletter-title"
      className="page-width scripted print:hidden mt-(--section-gap)"
    >
      <div className="newsletter-block">
        <div>
          <h2 id="newsletter-title" className="type-h2">
            {t('shell.newsletterTitle')}
          </h2>
          <p className="mt-2 text-ink-2">{t('shell.newsletterLead')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
