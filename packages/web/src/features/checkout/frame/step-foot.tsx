import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { goInstead } from './step-head.tsx';
import type { Steps } from './use-steps.ts';

/** Back at the left, on at the right. On a phone the way on stands in the bar. */
export function StepFoot({ steps, children }: { steps: Steps; children: ReactNode }) {
  const t = useText();
  const { before, addressOf, go } = steps;
  return (
    <div
      className={classNames(
        'mt-7 flex min-h-13 flex-wrap items-center justify-between gap-4',
        before === undefined && 'max-md:hidden',
      )}
    >
      {before === undefined ? (
        <span />
      ) : (
        <TextLink href={addressOf(before)} onClick={goInstead(() => go(before))}>
          {t('checkout.back')}
        </TextLink>
      )}
      <span className="max-md:hidden">{children}</span>
    </div>
  );
}
