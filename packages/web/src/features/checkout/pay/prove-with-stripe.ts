import { log } from '../../../page/log.ts';
import { loadStripe } from './load-stripe.ts';

/**
 * Lets Stripe’s own script show what a bank asks before a card pays. What came of it is asked of the server: neither an
 * error nor a success here is believed.
 */
export async function proveWithStripe(publishableKey: string | null, clientSecret: string): Promise<void> {
  try {
    if (publishableKey === null) throw new Error('Nobody’s script is there');
    const stripe = await loadStripe(publishableKey);
    const { error } = await stripe.handleNextAction({ clientSecret });
    if (error) log('warn', 'The bank did not let it through', error.message);
  } catch (fault) {
    log('error', 'What the bank asks could not be shown', fault);
  }
}
