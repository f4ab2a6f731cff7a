import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { sendEnquiry } from '../../features/enquiries/send-enquiry.ts';
import { atMost } from './at-most.ts';
import { type ApiContext, messageLocale } from './context.ts';
import { refusing } from './refusing.ts';

const enquiries = implement(contract.enquiries).$context<ApiContext>().use(atMost(5)).use(refusing);

export const send = enquiries.send.handler(async ({ input: { language, ...enquiry }, context }) => ({
  reference: await sendEnquiry(
    context.database,
    { ...enquiry, locale: messageLocale(language) },
    { ...context.desk, siteName: context.site.name },
  ),
}));
