import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { headsOf } from '../../store/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { sumsOf } from './sums-of.ts';
import type { HoldingAgain } from './use-holding-again.ts';

type HoldAgainProps = { quote: Quote; again: HoldingAgain; wide?: boolean };

/** Holds the same once more; where that costs something else now, it is for the traveller to go on. */
export function HoldAgainButton({
  quote,
  again: { busy, outcome, hold, goOn },
  wide = false,
}: HoldAgainProps) {
  const t = useText();
  const { locale } = usePage();
  const held = outcome?.kind === 'held' ? outcome.quote : undefined;
  return (
    <Button wide={wide} busy={busy} busyLabel={t('hold.againBusy')} onClick={held ? goOn : hold}>
      {held
        ? t('hold.againGoOn', { price: sumsOf(held, locale).total })
        : t('hold.again', { count: headsOf(quote) })}
    </Button>
  );
}

/** What came of it, where that must be read. */
export function HoldAgainNote({ quote, again: { busy, outcome } }: HoldAgainProps) {
  const t = useText();
  const { locale } = usePage();
  if (outcome?.kind === 'held' && !busy)
    return (
      <Note tone="amber" live="assertive" className="mt-5">
        {t('hold.againPrice', {
          price: sumsOf(outcome.quote, locale).total,
          before: sumsOf(quote, locale).total,
        })}
      </Note>
    );
  if (outcome?.kind !== 'failed') return null;
  return (
    <Note tone="error" live="assertive" className="mt-5">
      {t(outcome.status === 429 ? 'hold.againTooMany' : 'hold.againFailed')}
    </Note>
  );
}
