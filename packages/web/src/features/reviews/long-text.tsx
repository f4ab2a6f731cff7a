import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isLong } from './is-long.ts';

type LongTextProps = { text: string; language: string };

/** What somebody wrote, with the breaks he made. Of a long one the beginning, until its reader wants to read on. */
export function LongText({ text, language }: LongTextProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const long = isLong(text);
  return (
    <>
      <p
        lang={language}
        dir="auto"
        className={
          long && !isOpen
            ? 'review-text review-text-folded mt-2 max-w-[70ch]'
            : 'review-text mt-2 max-w-[70ch]'
        }
      >
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="scripted link relative mt-1 type-small after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          {t(isOpen ? 'reviews.readLess' : 'reviews.readMore')}
        </button>
      )}
    </>
  );
}
