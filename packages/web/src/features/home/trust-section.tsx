import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icon-paths.ts';

// Each of these is kept by the product, or it does not stand here.
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
