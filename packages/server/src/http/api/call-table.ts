import { contract } from '@ashore/core/contract/contract.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/product-types.ts';
import { traverseContractProcedures } from '@orpc/server';

export type CallTable = {
  /** The methods that something answers to at a path below /api; none where there is no such call. */
  methodsAt(path: string): readonly string[];
  /** Whether a path is about what carts hold or buy: a whole ship asks for that through one address. */
  isAboutHolds(path: string): boolean;
  /** Whether it is called by somebody who has spots already, and loses them by waiting. */
  isOfHolder(path: string): boolean;
};

/** Which calls there are, to tell a wrong method from a wrong path. */
export function createCallTable(): CallTable {
  const calls: { method: string; pattern: RegExp; tags: readonly string[] }[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { method = 'POST', path = '/', tags = [] } = call['~orpc'].route;
    // Any other word in its place would be taken for a kind of product: the name of a call as well.
    const typed = path.replace('{productType}', `(?:${PRODUCT_TYPES.join('|')})`);
    calls.push({ method, pattern: new RegExp(`^${typed.replace(/\{[^}]+\}/g, '[^/]+')}$`), tags });
  });
  const isAboutHolds = (path: string) =>
    calls.some(
      ({ pattern, tags }) => tags.some((tag) => tag === 'quotes' || tag === 'checkout') && pattern.test(path),
    );
  return {
    isAboutHolds,
    // A new quote names no cart in its path.
    isOfHolder: (path) => isAboutHolds(path) && !path.endsWith('/quote'),
    methodsAt(path) {
      const methods = calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
    },
  };
}
