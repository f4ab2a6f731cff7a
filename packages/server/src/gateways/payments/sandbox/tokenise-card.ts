import { randomBytes } from 'node:crypto';
import { type CardBrand, testCardNamed } from '@ashore/core/booking/test-cards.ts';
import type { Queryable } from '../../../database/queryable.ts';

export type CardToken = { readonly token: string; readonly brand: CardBrand; readonly last4: string };

/** Exchanges the name of a test card for a token. A number is never asked for, so none can arrive. */
export async function tokeniseCard(client: Queryable, name: string): Promise<CardToken | undefined> {
  const card = testCardNamed(name);
  if (!card) return undefined;
  const token = `card_${randomBytes(18).toString('base64url')}`;
  await client.query(
    'insert into sandbox_cards (token, card, asks_challenge, refusal, refund_ends) values ($1, $2, $3, $4, $5)',
    [token, card.name, card.asksChallenge, card.refusal, card.refundEnds],
  );
  return { token, brand: card.brand, last4: card.number.slice(-4) };
}
