import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from './link.tsx';

type Segment = {
  key: string;
  label: ReactNode;
  /** Text for screen readers if the label is short: "Euro" for EUR. */
  name?: string;
  /** Language of the label, because each language is named in itself. */
  lang?: string;
  href?: string;
  onPress?: () => void;
};

export type SegmentedProps = {
  /** Name of the group. */
  label: string;
  segments: readonly Segment[];
  chosen: string;
};

/**
 * A few options side by side, one of which is chosen. Segments with an address are links, others are buttons.
 * Works on any ground.
 */
export function Segmented({ label, segments, chosen }: SegmentedProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; these act at once.
    <div
      role="group"
      aria-label={label}
      className="flex overflow-clip rounded-control border border-current/50"
    >
      {segments.map((segment) => (
        <SegmentItem key={segment.key} segment={segment} chosen={segment.key === chosen} />
      ))}
    </div>
  );
}

const ITEM =
  'segment flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 px-1 py-1.5 md:px-2 text-center text-button-medium font-medium not-first:border-l not-first:border-current/50 focus-visible:-outline-offset-3';

function SegmentItem({ segment, chosen }: { segment: Segment; chosen: boolean }) {
  const { label, name, lang, href, onPress } = segment;
  const look = classNames(ITEM, chosen && 'font-semibold');
  if (href !== undefined) {
    return (
      <Anchor
        href={href}
        hrefLang={lang}
        lang={lang}
        onClick={onPress}
        aria-label={name}
        aria-current={chosen || undefined}
        className={look}
      >
        {label}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      lang={lang}
      onClick={onPress}
      aria-label={name}
      aria-pressed={chosen}
      className={look}
    >
      {label}
    </button>
  );
}
