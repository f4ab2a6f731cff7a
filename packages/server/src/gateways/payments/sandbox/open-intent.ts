import { createHash, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../database/queryable.ts';
import { lockIntent, readIntent } from './change-intent.ts';
import type { IntentRow } from './intent-row.ts';

/** The one intent that this secret is for, as its page shows it; nothing where the secret is another's. */
export async function openIntent(
  client: Queryable,
  { id, secret }: { readonly id: string; readonly secret: string },
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<IntentRow | undefined> {
  const row = await (isLocked ? lockIntent(client, id) : readIntent(client, id));
  return row && isSame(row.secret, secret) ? row : undefined;
}

function isSame(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(left), hash(right));
}
