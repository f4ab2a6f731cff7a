import { useText } from '../../../i18n/use-text.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { Button } from '../../../ui/button.tsx';
import type { Options } from './options.ts';

type ExpressWalletProps = { options: Options; busy: boolean; onPress: () => void };

/** The wallet of the device before all else, where there is one: one press, nothing to type. */
export function ExpressWallet({ options, busy, onPress }: ExpressWalletProps) {
  const t = useText();
  const isBilled = useCommerceStore((state) => state.ui.checkoutType) === 'billed';
  if (isBilled || !options.methods.includes('web-payments')) return null;
  return (
    <>
      <Button wide kind="strong" busy={busy} onClick={onPress}>
        {t('pay.express')}
      </Button>
      <p className="my-3 flex items-center gap-3 type-caption text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('pay.or')}
      </p>
    </>
  );
}
