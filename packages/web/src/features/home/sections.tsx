import { useText } from '../../i18n/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import * as icons from '../../ui/media/icon-paths.ts';

const steps = [
  { title: 'home.howFind', text: 'home.howFindText' },
  { title: 'home.howHold', text: 'home.howHoldText' },
  { title: 'home.howGo', text: 'home.howGoText' },
] as const;

/** The steps of a booking, drawn as a strip of paper torn in three. */
export function HowItWorksSection() {
  const t = useText();
  return (
    <section aria-labelledby="how-title" className="page-width pt-(--section-gap)">
      <h2 id="how-title" className="sr-only">
        {t('home.how')}
      </h2>
      <ol className="strip">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true" className="strip-number">
              {index + 1}
            </span>
            <h3 className="strip-title">{t(title)}</h3>
            <p className="mt-2 text-ink-2">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function SuppliersSection() {
  const t = useText();
  return (
    <section aria-labelledby="suppliers-title" className="page-width pt-(--section-gap)">
      <div className="suppliers-band">
        <div>
          <h2 id="suppliers-title" className="type-h2">
            {t('home.suppliers')}
          </h2>
          <p className="mt-2 text-ink-2">{t('home.suppliersLead')}</p>
        </div>
        <Button href="/suppliers" kind="outline">
          {t('shell.suppliers')}
        </Button>
      </div>
    </section>
  );
}

// Only promises that the product keeps may be listed here.
const promises = [
  { icon: icons.card, title: 'home.trustPrice', text: 'home.trustPriceText' },
  { icon: icons.ticket, title: 'home.trustSpot', text: 'home.trustSpotText' },
  { icon: icons.redo, title: 'home.trustCancel', text: 'home.trustCancelText' },
  { icon: icons.star, title: 'home.trustReviews', text: 'home.trustReviewsText' },
] as const;

export function TrustSection() {
  const t = useText();
  return (
    <section aria-labelledby="trust-title" className="page-width pt-(--section-gap)">
      <h2 id="trust-title" className="type-h2">
        {t('home.trust')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
      <ul role="list" className="trust">
        {promises.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon path={icon} size="large" className="text-sea" />
            <h3 className="type-h4 mt-3">{t(title)}</h3>
            <p className="type-compact mt-1 text-ink-2">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
