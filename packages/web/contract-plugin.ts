import { contract } from '@ashore/core/contract/contract.ts';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const name = 'virtual:contract';

/** Gives the browser the contract without its schemas, which are larger than everything that uses them. */
export function contractPlugin(): Plugin {
  return {
    name: 'ashore-contract',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : undefined,
  };
}
