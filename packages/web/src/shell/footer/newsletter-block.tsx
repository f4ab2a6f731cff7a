import { useRef } from 'react';
import { useText } from '../../i18n/texts.ts';
import { useIsNear, useLazyComponent } from '../../ui/use-lazy.ts';

const loadForm = () => import('./newsletter.tsx');

/** Invitation to the newsletter. The form is at the end of long pages, so its code loads when it comes near. */
export function NewsletterBlock() {
  const t = useText();
  const section = useRef<HTMLElement>(null);
  const Form = useLazyComponent(loadForm, useIsNear(section));
  return (
    <section
      ref={section}
      aria-labelledby="newsletter-title"
      className="page-width needs-js print:hidden mt-(--section-gap)"
    >
      <div className="newsletter-block">
        <div>
          <h2 id="newsletter-title" className="type-h2">
            {t('shell.newsletterTitle')}
          </h2>
          <p className="mt-2 text-ink-2">{t('shell.newsletterLead')}</p>
        </div>
        {/* As high as the form, so that nothing moves when it has loaded. */}
        <div className="min-h-13 w-full">{Form && <Form />}</div>
      </div>
    </section>
  );
}
