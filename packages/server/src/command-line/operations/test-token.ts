import { createOwnSecret } from '../../database/secrets.ts';
import { makeTestToken } from '../../features/accounts/test-token.ts';
import { readOptions, type Verb, WrongUsage } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const testToken: Verb = {
  summary: 'Prints a test token that books for an organisation for a day.',
  usage: [
    '--organisation <id> --sub <name> [--scope <scopes>] [--browser]',
    '--organisation <id>  its UUID; several with commas between',
    '--sub <name>         whose token it is',
    '--scope <scopes>     what it may do, instead of bookings:concierge:read-write',
    '--browser            prints what signs a browser in with it, to be typed into its console',
  ],
  async run(args, context) {
    const text = { type: 'string' } as const;
    const { values } = readOptions(args, {
      organisation: text,
      sub: text,
      scope: text,
      browser: { type: 'boolean' },
    });
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
      const token = await makeTestToken(await secret(), member);
      if (values.browser) {
        // Not a page of the shop: its scripts would overwrite the token with their own state of a logged-out
        // visitor.
        context.print(
          `Open ${context.readSettings().publicUrl}/robots.txt and type this into the console there:`,
        );
        context.print(signIn(token, sub));
      } else context.print(token);
      return 0;
    });
  },
};

/** Writes the token to where pages look for it, as logging in will. Other values in the browser stay. */
function signIn(token: string, sub: string): string {
  const auth = {
    isAuthenticated: true,
    userinfo: { sub, name: sub },
    loginRedirect: null,
    formData: null,
    authPersistExpiresAt: 0,
  };
  const read = `JSON.parse(localStorage.root ?? '{"version":8,"state":{"settings":{"currency":"EUR","locale":"en"}}}')`;
  const change = `root.state.auth = { ...${JSON.stringify(auth)}, ...root.state.auth, access_token: '${token}' }`;
  return `{ const root = ${read}; ${change}; localStorage.root = JSON.stringify(root); }`;
}
