import { createOwnSecret } from '../../database/secrets.ts';
import { makeTestToken, testTokenSecret } from '../../features/accounts/test-token.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const testTokenCommand: Command = {
  summary: 'Prints a login token for trying out bookings for an organisation; valid for a day.',
  usage: [
    '--organisation <id> --sub <name> [--scope <scopes>] [--browser]',
    '--organisation <id>  UUID of the organisation; separate several with commas',
    '--sub <name>         subject of the token: the member who books',
    '--scope <scopes>     scopes, separated by spaces; default: bookings:concierge:read-write',
    '--browser            prints a line for the console of a browser that logs it in with the token',
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
      throw new UsageError('Missing --organisation <id> or --sub <name>.');
    if (context.readSettings().environment === 'production') {
      context.print('Test tokens are disabled: ENVIRONMENT=production.');
      return 1;
    }
    return withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const secret = createOwnSecret({ database, name: testTokenSecret, clock: { now: () => new Date() } });
      const member = { sub, organisations: organisation.split(','), scopes: scope.split(' ') };
      const token = await makeTestToken(await secret(), member);
      if (values.browser) {
        // Not a page of the site: its scripts would overwrite the token with their own state of a logged-out
        // visitor.
        context.print(
          `Open ${context.readSettings().publicUrl}/robots.txt and enter this line in its console:`,
        );
        context.print(logInScript(token, sub));
      } else context.print(token);
      return 0;
    });
  },
};

/**
 * A script that stores the token where pages read it, as logging in does, and keeps other stored values. The state and
 * its version are those of `packages/web/src/store/root-store.ts`: pages reset a state of another version.
 */
function logInScript(token: string, sub: string): string {
  const firstVisit = { loginRedirect: null, formData: null, authPersistExpiresAt: 0 };
  const login = { isAuthenticated: true, userinfo: { sub, name: sub }, access_token: token };
  const read = `JSON.parse(localStorage.root ?? '{"version":8,"state":{"settings":{"currency":"EUR","locale":"en"}}}')`;
  const [before, after] = [JSON.stringify(firstVisit), JSON.stringify(login)];
  const change = `root.state.auth = { ...${before}, ...root.state.auth, ...${after} }`;
  return `{ const root = ${read}; ${change}; localStorage.root = JSON.stringify(root); }`;
}
