import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { endAllSessions, endSessionOf } from '../../../features/accounts/sessions/end-sessions.ts';
import { listSessions } from '../../../features/accounts/sessions/list-sessions.ts';
import { accountOf, type GrantedContext } from '../../access/grant-access.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';

const session = implement(contract.session).$context<GrantedContext>().use(withContractErrors);

export const list = session.devices.handler(async ({ context }) => {
  const sessions = await sessionsOf(context);
  return {
    sessions: sessions.map(({ id, browser, system, startedAt, seenAt, isCurrent }) => ({
      id,
      browser,
      system,
      since: startedAt.toISOString(),
      lastSeen: seenAt.toISOString(),
      isCurrent,
    })),
  };
});

export const end = session.endDevice.handler(async ({ context, input: { params } }) => ({
  ended: await endSessionOf(context.database.pool, { accountId: accountOf(context).id, id: params.id }),
}));

export const endAll = session.endAllDevices.handler(async ({ context }) => {
  const { database, logIn } = context;
  const current = (await sessionsOf(context)).find(({ isCurrent }) => isCurrent);
  const ended = await endAllSessions(database.pool, accountOf(context).id);
  logIn.keep(undefined);
  const own = ended.find(({ id }) => id === current?.id);
  const address = own && (await logIn.issuer.logOutAddress(own));
  return { ended: ended.length, end_session_url: address ?? null };
});

function sessionsOf(context: GrantedContext) {
  const { database, logIn } = context;
  return listSessions(database.pool, { accountId: accountOf(context).id, secret: logIn.secret });
}
