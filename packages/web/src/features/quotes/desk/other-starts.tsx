import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useCurrentDesk } from './desk-context.ts';
import type { OtherStart } from './starts-that-fit.ts';

/** Starts of the same day to choose instead. The button is next to be pressed: the focus goes there. */
export function OtherStarts({ starts }: { starts: readonly OtherStart[] }) {
  const t = useText();
  const { settled, chooseStart } = useCurrentDesk();
  return (
    <>
      <p>{t('desk.haveRoom', { count: settled.count })}</p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {starts.map(({ option, time }) => (
          <li key={`${option.componentKey} ${time}`}>
            <Button
              kind="outline"
              size="medium"
              className="bg-card"
              onClick={(press) => {
                focusButtonAfter(press.currentTarget);
                chooseStart(option, time);
              }}
            >
              {[time === 'any' ? t('desk.anyTimeShort') : time, option !== settled.option && option.label]
                .filter(Boolean)
                .join(', ')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

// The pressed one goes with its note; on a narrow screen the button is in the bar.
function focusButtonAfter(pressed: HTMLElement) {
  const buttons = [...document.querySelectorAll<HTMLElement>('.hold-button')];
  const shown = buttons.find((button) => button.checkVisibility());
  if (shown !== pressed) shown?.focus({ preventScroll: true });
}
