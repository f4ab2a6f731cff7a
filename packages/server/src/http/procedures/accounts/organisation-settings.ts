import { contract } from '@ashore/core/contract/contract.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import { storeUpload } from '../../../features/images/store-upload.ts';
import {
  confirmBillingEmail,
  endBillingEmailChanges,
} from '../../../features/organisations/billing-email/change-billing-email.ts';
import { chooseOrganisation, saveLogo, saveSettings } from '../../../features/organisations/save-settings.ts';
import { accountOf, type GrantedContext, membershipOf } from '../../access/grant-access.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';

// Each picture is decoded in a process of its own.
const organisations = implement(contract.organisations)
  .$context<GrantedContext>()
  .use(rateLimit(20))
  .use(withContractErrors);

export const save = organisations.save.handler(async ({ input: { body }, context }) => {
  const settings = { id: membershipOf(context).organisationId, ...body };
  const changedBy = { admin: accountOf(context), site: siteOf(context) };
  const pendingEmailAddress = await saveSettings(context.database, settings, changedBy);
  return { saved: true as const, pendingEmailAddress };
});

export const withdrawEmail = organisations.withdrawBillingEmail.handler(async ({ context }) => {
  const { organisationId } = membershipOf(context);
  if (!(await endBillingEmailChanges(context.database.pool, organisationId))) throw new Failure('not_found');
  return { withdrawn: true as const };
});

export const confirmEmail = organisations.confirmBillingEmail.handler(async ({ input, context }) => {
  await confirmBillingEmail(context.database, input.token, siteOf(context));
  return { confirmed: true as const };
});

const siteOf = ({ site, support }: GrantedContext) => ({
  ...site,
  operatorAddress: support.operatorAddress,
});

export const logo = organisations.saveLogo.handler(async ({ input: { body }, context }) => {
  const { database } = context;
  const { organisationId: id } = membershipOf(context);
  const stem = body.picture === null ? null : await storePicture(context, id, body.picture);
  await saveLogo(database.pool, { id, logo: stem });
  return { logoUrl: stem === null ? null : imagePath(stem) };
});

/** By the rules of all photographs: decoded apart, and encoded again from the pixels. */
async function storePicture(context: GrantedContext, id: string, picture: string): Promise<string> {
  const bytes = Buffer.from(picture, 'base64');
  const stored = await storeUpload(context, { bytes, name: `logo-${id}` });
  if (stored.outcome !== 'stored') throw new Failure(stored.outcome);
  return stored.stem;
}

export const choose = organisations.choose.handler(async ({ context }) => {
  const { organisationId } = membershipOf(context);
  await chooseOrganisation(context.database.pool, { accountId: accountOf(context).id, organisationId });
  return { chosen: true as const };
});
