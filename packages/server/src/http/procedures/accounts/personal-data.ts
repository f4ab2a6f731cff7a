import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import { refuseDemoAccount } from '../../../features/accounts/demo-member.ts';
import { listSessions } from '../../../features/accounts/sessions/list-sessions.ts';
import { exportAccount, noteExport } from '../../../features/personal-data/export-account.ts';
import { previewErasure, requestErasure } from '../../../features/personal-data/request-erasure.ts';
import { accountOf, type GrantedContext } from '../../access/grant-access.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';

const personalData = implement(contract.personalData)
  .$context<GrantedContext>()
  .use(rateLimit(10))
  .use(withContractErrors);

export const exported = personalData.export.handler(async ({ context }) => {
  const { database, now } = context;
  const { id } = accountOf(context);
  refuseDemoAccount(id);
  if (!(await noteExport(database, id))) throw new Failure('too_many_requests');
  const document = await exportAccount(database, id, now());
  if (!document) throw new Failure('unauthorised');
  return document;
});

export const preview = personalData.previewErasure.handler(({ context }) =>
  previewErasure(context.database.pool, accountOf(context).id),
);

export const erase = personalData.erase.handler(async ({ context }) => {
  const { database, logIn } = context;
  const site = { ...context.site, operatorAddress: context.support.operatorAddress };
  const { id: accountId } = accountOf(context);
  refuseDemoAccount(accountId);
  const sessions = await listSessions(database.pool, { accountId, secret: logIn.secret });
  const current = sessions.find(({ isCurrent }) => isCurrent);
  const ended = await requestErasure(database, { accountId, requestedBy: 'account', site });
  logIn.keep(undefined);
  const own = ended.find(({ id }) => id === current?.id);
  const address = own && (await logIn.issuer.logOutAddress(own));
  return { end_session_url: address ?? null };
});
