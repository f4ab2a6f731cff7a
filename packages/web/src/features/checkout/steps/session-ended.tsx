import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { clockText } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { logInHref } from '../../../page/links.tsx';
import { usePage } from '../../../page/use-page.ts';
import { type CheckoutStep, checkoutAddress } from '../../../store/checkout-steps.ts';
import { useEndedSession } from '../../../store/ended-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

type SessionEndedProps = { quote: Pick<Quote, 'expiryTime'>; step: CheckoutStep };

/** Says that the session has ended in the middle of a checkout, where nothing of it is lost. */
export default function SessionEnded({ quote, step }: SessionEndedProps) {
  const t = useText();
  const { locale } = usePage();
  const time = clockText(new Date(quote.expiryTime), localeTable[locale].intl);
  const goOn = () => useEndedSession.setState({ hasEnded: false });
  return (
    <Dialog
      open
      onClose={goOn}
      title={t('checkout.sessionEnded')}
      text={t('checkout.sessionEndedText', { time })}
      actions={
        <>
          <Button href={logInHref(checkoutAddress(step, locale))}>{t('shell.logIn')}</Button>
          <Button kind="outline" onClick={goOn}>
            {t('checkout.asGuest')}
          </Button>
        </>
      }
    />
  );
}
