import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { inviteMember } from '../../features/organisations/members/invite-member.ts';
import { findOrganisation } from '../../features/organisations/organisation-settings.ts';
import { ROLES } from '../../features/organisations/roles.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { readSiteOfMails } from '../site-of-mails.ts';
import { withDatabase } from '../with-database.ts';

export const inviteCommand: Command = {
  summary: 'Emails an invitation to become a member of an organisation; valid for 7 days.',
  usage: [
    '<organisation> <email> [--role <role>]',
    'organisation         UUID of the organisation; the command organisations lists them',
    'email                address of the account that may accept',
    '--role <role>        admin, worker or viewer; default: admin',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { role: { type: 'string' } }, 2);
    const [organisationId = '', email = ''] = positionals;
    const role = ROLES.find((name) => name === (values.role ?? 'admin'));
    if (!/^[0-9a-f-]{36}$/i.test(organisationId)) throw new UsageError('Missing <organisation>, a UUID.');
    if (!isEmailAddress(email)) throw new UsageError('Missing <email>, such as ada@example.org.');
    if (!role) throw new UsageError('--role takes admin, worker or viewer.');
    return withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const organisation = await findOrganisation(database.pool, organisationId);
      if (!organisation) {
        context.print(`There is no approved organisation ${organisationId}.`);
        return 1;
      }
      const site = await readSiteOfMails(context, database);
      await inviteMember(database, {
        organisationId,
        organisationName: organisation.name,
        email,
        role,
        invitedBy: null,
        locale: 'en',
        site,
      });
      context.print(`${email} is invited to ${organisation.name} as ${role}.`);
      return 0;
    });
  },
};
