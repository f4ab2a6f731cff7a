// The embedded provider does all that a provider must: see payments-contract-for-tests.ts.
import { paymentsContract } from '../payments-contract-for-tests.ts';
import { stageSandbox } from './stage-for-tests.ts';

const has = { cards: true, bank: true, wallet: true, timedSignatures: true } as const;

paymentsContract('the sandbox', has, stageSandbox);
