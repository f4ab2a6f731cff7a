import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { StepList } from '../../../ui/step-list.tsx';
import type { Steps } from './use-steps.ts';

/** The way to the booking, and what this part of it asks. One goes back by its names, never forward. */
export function StepHead({ steps, timer }: { steps: Steps; timer: ReactNode }) {
  const t = useText();
  const { all, step, wordsOf, addressOf, go } = steps;
  const place = all.indexOf(step);
  return (
    <>
      <div className="mb-7 md:mb-11">
        <StepList
          label={t('checkout.steps')}
          doneLabel={t('checkout.done')}
          current={place}
          steps={all.map((one, index) => ({
            label: t(wordsOf(one).label),
            ...(index < place && { href: addressOf(one), onClick: goInstead(() => go(one)) }),
          }))}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1-checkout">{t(wordsOf(step).title)}</h1>
        {timer}
      </div>
    </>
  );
}

/** Within the checkout no document is needed, and no line either. */
export function goInstead(go: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go();
  };
}
