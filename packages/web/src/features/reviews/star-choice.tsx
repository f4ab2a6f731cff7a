import { STARS } from '@ashore/core/contract/review-fields.ts';
import { type ReactNode, useState } from 'react';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Icon } from '../../ui/icon.tsx';
import { star } from '../../ui/icon-paths.ts';

type StarChoiceProps = {
  /** Links of an error summary lead here. */
  id: string;
  /** 0 until one is chosen. */
  value: number;
  error?: ReactNode;
  onChange: (stars: number) => void;
};

const words: Record<(typeof STARS)[number], MessageKey> = {
  1: 'review.star1',
  2: 'review.star2',
  3: 'review.star3',
  4: 'review.star4',
  5: 'review.star5',
};

/** One to five stars: radios, so that arrow keys walk them. All up to the chosen one are full. */
export function StarChoice({ id, value, error, onChange }: StarChoiceProps) {
  const t = useText();
  const [over, setOver] = useState(0);
  const full = over || value;
  const word = STARS.find((stars) => stars === full);
  return (
    <ChoiceGroup legend={t('review.rating')} error={error} className="flex flex-wrap items-center gap-x-3">
      <span className="-ml-1.5 flex" onPointerLeave={() => setOver(0)}>
        {STARS.map((stars) => (
          <label
            key={stars}
            className="focus-frame relative grid size-11 cursor-pointer place-items-center rounded-control"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOver(stars)}
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              // The summary's link leads to the one that the keyboard would reach.
              id={stars === (value || 1) ? id : undefined}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={t('review.starNamed', { stars, word: t(words[stars]) })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] opacity-0"
            />
            <Icon
              path={star}
              filled={stars <= full}
              className={stars <= full ? 'size-8 text-star' : 'size-8 text-ink-3'}
            />
          </label>
        ))}
      </span>
      <span aria-hidden="true" className="font-medium">
        {word !== undefined && t(words[word])}
      </span>
    </ChoiceGroup>
  );
}
