import { Failure } from '@ashore/core/errors/failure.ts';
import type { Member } from './test-token.ts';

type Claim = {
  readonly member: Pick<Member, 'sub'> | undefined;
  /** Of whom a client says that he books; nothing of a guest. */
  readonly sub: string | null;
};

/** What somebody books is his own: nobody puts a trip into the account of another, and a guest into nobody's. */
export function refuseForeignSub({ member, sub }: Claim): void {
  if (sub === null || sub === '') return;
  if (!member) throw new Failure('unauthorised');
  if (member.sub !== sub) throw new Failure('forbidden', { field: 'data.cart.persons.0.sub' });
}
