import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import { showPort } from '../../../features/cruises/show-port.ts';
import { showShip } from '../../../features/cruises/show-ship.ts';
import type { ApiContext } from '../../api/call/context.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { fleetReader } from './fleet.ts';

const cruises = implement(contract.cruises).$context<ApiContext>().use(withContractErrors);

export const ship = cruises.ship.handler(async ({ input, context }) => {
  const shown = await showShip(context.database, { ...input, ...fleetReader(context) });
  if (!shown) throw new Failure('not_found');
  return shown;
});

export const port = cruises.port.handler(async ({ input, context }) => {
  const shown = await showPort(context.database, { ...input, ...fleetReader(context) });
  if (!shown) throw new Failure('not_found');
  return shown;
});
