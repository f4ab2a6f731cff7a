import type { Band } from '@ashore/core/pricing/ticket.ts';
import { distinctNames } from '@ashore/core/waivers/distinct-names.ts';
import { needsGuardian } from '@ashore/core/waivers/needs-guardian.ts';
import { isNameOf } from '@ashore/core/waivers/signature.ts';
import type { WaiverKind } from '@ashore/core/waivers/waiver-kinds.ts';
import type { Queryable } from '../../database/queryable.ts';
import { waiversOf } from './waivers-of.ts';

type Party = {
  readonly cartId: string;
  /** What is signed before the trip; null where nothing is. */
  readonly kind: WaiverKind | null;
  /** What the cart holds. */
  readonly productId: string;
  readonly date: string;
  readonly participants: readonly {
    readonly participantName: string;
    readonly ticketType: Band;
    readonly dateOfBirth: string | null;
  }[];
};

/**
 * The places of those who come and have not signed for this trip; none where nothing is signed before it. What a child
 * has signed for himself does not count, nor what was signed for another trip or day.
 */
export async function missingWaivers(client: Queryable, party: Party): Promise<number[]> {
  const { cartId, kind, productId, date, participants } = party;
  if (kind === null) return [];
  const signed = new Map(
    (await waiversOf(client, [cartId]))
      .filter((waiver) => waiver.productId === productId && waiver.date === date && waiver.kind === kind)
      .map((waiver) => [waiver.participantName, waiver]),
  );
  const names = distinctNames(participants.map(({ participantName }) => participantName));
  return participants.flatMap((participant, place) => {
    const waiver = signed.get(names[place] ?? '');
    const hasGuardian =
      waiver?.guardianName != null && !isNameOf(waiver.guardianName, waiver.participantName);
    const counts = waiver && (hasGuardian || !needsGuardian(participant, date));
    return counts ? [] : [place];
  });
}
