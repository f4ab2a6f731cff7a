// The embedded provider does all that a provider must: see payments-contract-for-tests.ts.
import { paymentsContract } from '../payments-contract-for-tests.ts';
import { stageSandbox } from './stage-for-tests.ts';

paymentsContract('the sandbox', stageSandbox);
