/** Whether unit tests run as part of `npm run test:full`, which tries more values. */
export const isFullRun = process.env.FULL_RUN === 'yes';
