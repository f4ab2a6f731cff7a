import { contract } from '@ashore/core/contract/contract.ts';
import { traverseContractProcedures } from '@orpc/server';

type ContractCall = { readonly name: string; readonly method: string; readonly path: string };

/** Every call of the contract, for tests that make all of them. */
export const contractCalls: readonly ContractCall[] = listCalls();

function listCalls(): ContractCall[] {
  const calls: ContractCall[] = [];
  traverseContractProcedures(
    { router: contract, path: [] },
    ({ contract: { '~orpc': definition }, path }) => {
      const { method = 'POST', path: address = '/' } = definition.route;
      calls.push({ name: path.join('.'), method, path: address });
    },
  );
  return calls;
}
