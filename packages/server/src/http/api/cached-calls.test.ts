import { expect, test } from 'vitest';
import { accessRowOf } from '../access/access.ts';
import { grantAccess } from '../access/grant-access.ts';
import { procedures } from '../procedures/procedures.ts';

type Middleware = (options: object, input: unknown, output: () => void) => unknown;
type Procedure = { readonly '~orpc': { readonly middlewares: readonly Middleware[] } };

/** Names of the calls that look for their answer in the memory, whose keys do not name the client. */
async function namesOfCached(router: object, path: readonly string[] = []): Promise<readonly string[]> {
  if (!('~orpc' in router)) {
    const names = Object.entries(router).map(([name, part]) =>
      namesOfCached(part as object, [...path, name]),
    );
    return (await Promise.all(names)).flat();
  }
  const reads: string[] = [];
  const memory = {
    get(key: string) {
      reads.push(key);
      return { dependsOn: [], output: undefined };
    },
  };
  const context = { memory, locale: 'en', takeCallToken: () => 0, recordDependency() {}, limitExpiry() {} };
  for (const middleware of (router as Procedure)['~orpc'].middlewares)
    if (middleware !== (grantAccess as unknown as Middleware))
      await middleware({ context, path, next: () => ({ output: undefined }) }, {}, () => {});
  return reads.length > 0 ? [path.join('.')] : [];
}

test('Only calls that answer all clients alike are answered from memory', async () => {
  const names = await namesOfCached(procedures);
  expect(names).toContain('tours.show');
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => accessRowOf(name.split('.')).who !== 'public')).toEqual([]);
});
