import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { sendEnquiry } from '../../features/enquiries/send-enquiry.ts';
import { type ApiContext, messageLocale } from '../api/call/context.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { rateLimit } from '../api/middleware/rate-limit.ts';

const enquiries = implement(contract.enquiries)
  .$context<ApiContext>()
  .use(rateLimit(5))
  .use(withContractErrors);

export const send = enquiries.send.handler(async ({ input: { language, ...enquiry }, context }) => ({
  reference: await sendEnquiry(
    context.database,
    { ...enquiry, locale: messageLocale(language) },
    { ...context.support, siteName: context.site.name },
  ),
}));
