import { useText } from '../../../i18n/use-text.ts';
import type { WaiverText } from './waiver-store.ts';

/** The whole text. It scrolls with what stands below it: a window in a window is one too many. */
export function WaiverWords({ text }: { text: WaiverText }) {
  const t = useText();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that is scrolled must be reachable to be read by keyboard.
      tabIndex={0}
      lang={text.language}
      aria-label={t('waiver.text')}
      data-first-focus
      // With the focus comes what stands above it: the title, and for whom.
      className="scroll-mt-60 rounded-control border border-line-2 bg-paper px-4 py-3 type-small"
    >
      {text.sections.map(({ heading, points }) => (
        <div key={heading} className="not-first:mt-4">
          <h3 className="type-label">{heading}</h3>
          <ul className="mt-1 grid list-disc gap-1.5 pl-4.5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
