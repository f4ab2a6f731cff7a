import { contract } from '@ashore/core/contract/contract.ts';
import { isContractProcedure } from '@orpc/contract';
import type { Plugin } from 'vite';

const name = 'virtual:contract';

/** Gives the browser the address of every call, and nothing else of the contract, which is larger than all that uses it. */
export function contractPlugin(): Plugin {
  return {
    name: 'ashore-contract',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(callAddresses(contract))}` : undefined,
  };
}

type CallAddresses = { readonly [name: string]: string | CallAddresses };

/**
 * Method and path of each call, in the form that `api/http-client.ts` reads: `GET /tours/featured`. After them, `in` marks a call whose
 * input is divided into params, query and body, and `out` one whose answer comes with its status.
 */
export function callAddresses(router: object): CallAddresses {
  return Object.fromEntries(Object.entries(router).map(([key, call]) => [key, addressOf(call)]));
}

function addressOf(call: object): string | CallAddresses {
  if (!isContractProcedure(call)) return callAddresses(call);
  const { method, path, inputStructure, outputStructure } = call['~orpc'].route;
  if (!method || !path) throw new Error('A call of the contract has no method or no path');
  const marks = [inputStructure === 'detailed' && 'in', outputStructure === 'detailed' && 'out'];
  return [method, path, ...marks.filter((mark) => mark !== false)].join(' ');
}
