import { playBedbank, STAND_IN_FAULTS, type StandInFault } from './bedbank-stand-in.ts';

// Runs the stand-in for development: `node serve-bedbank.ts 4390 book=twice`.
const [port = '4390', ...faults] = process.argv.slice(2);
const bedbank = await playBedbank({ port: Number(port), now: () => new Date() });
for (const fault of faults) {
  const [call = '', kind = ''] = fault.split('=');
  if (!STAND_IN_FAULTS.some((known) => known === kind))
    throw new Error(`${fault} names no fault. Faults: ${STAND_IN_FAULTS.join(', ')}.`);
  bedbank.plan(call as Parameters<typeof bedbank.plan>[0], kind as StandInFault);
}
process.stdout.write(
  `BEDBANK_URL=${bedbank.url} BEDBANK_KEY=${bedbank.key} BEDBANK_CURRENCY=EUR BEDBANK_TIME_ZONE=UTC BEDBANK_CODES=<file>\n`,
);
