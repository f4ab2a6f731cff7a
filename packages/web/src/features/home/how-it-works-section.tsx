import { useText } from '../../i18n/use-text.ts';

const steps = [
  { title: 'home.howFind', text: 'home.howFindText' },
  { title: 'home.howHold', text: 'home.howHoldText' },
  { title: 'home.howGo', text: 'home.howGoText' },
] as const;

/** One strip of paper, torn in three. */
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
