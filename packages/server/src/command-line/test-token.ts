import { createOwnSecret } from '../database/own-secret.ts';
import { makeTestToken } from '../features/accounts/test-token.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const testToken: Verb = {
  summary: 'Prints a token that books for an organisation for a day, for trying it out.',
  usage: [
    '--organisation <id> --sub <name> [--scope <scopes>]',
    '--organisation <id>  its UUID; several with commas between',
    '--sub <name>         whose token it is',
    '--scope <scopes>     what it may do, instead of bookings:concierge:read-write',
  ],
  async run(args, context) {
    const text = { type: 'string' } as const;
    const { values } = readOptions(args, { organisation: text, sub: text, scope: text });
    const { organisation, sub, scope = 'bookings:concierge:read-write' } = values;
    if (typeof organisation !== 'string' || typeof sub !== 'string' || typeof scope !== 'string')
      throw new WrongUsage('--organisation and --sub are wanted.');
    if (context.readSettings().environment === 'production') {
      context.print('A shop in earnest takes no test tokens: ENVIRONMENT=production is set.');
      return 1;
    }
    return withDatabase(context, { mayMake: false }, async ({ database }) => {
      const secret = createOwnSecret({ database, name: 'test-tokens', clock: { now: () => new Date() } });
      const member = { sub, organisations: organisation.split(','), scopes: scope.split(' ') };
      context.print(await makeTestToken(await secret(), member));
      return 0;
    });
  },
};
