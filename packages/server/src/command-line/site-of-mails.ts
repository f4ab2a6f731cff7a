import { CannotStart } from '../database/cannot-start.ts';
import type { Database } from '../database/connect.ts';
import { readSiteAddress } from '../database/site-address.ts';
import type { CommandContext } from './command.ts';

type SiteOfMails = {
  /** The name of the site in emails that have no other. */
  readonly name: string;
  readonly publicUrl: string;
  readonly operatorAddress: string;
};

/**
 * Returns the site that links in a command's emails lead to: that of the server of this database. The shell of the
 * command may have another PUBLIC_URL, or none. If no server has run and none is set, no email may be written.
 */
export async function readSiteOfMails(
  { readSettings }: CommandContext,
  { pool }: Pick<Database, 'pool'>,
): Promise<SiteOfMails> {
  const settings = readSettings();
  const publicUrl =
    (await readSiteAddress(pool)) ?? (settings.isPublicUrlSet ? settings.publicUrl : undefined);
  if (publicUrl === undefined)
    throw new CannotStart(
      'The address of the site is unknown, so the email would have no working link. Set PUBLIC_URL, or start the server once. Nothing was changed, and no email was sent.',
    );
  return { name: new URL(publicUrl).host, publicUrl, operatorAddress: settings.operator.email };
}
