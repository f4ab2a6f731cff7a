// Runs the rules for every payment provider against the sandbox: see payments-contract.ts.
import { paymentsContract } from '../../../../test-support/payment-providers/payments-contract.ts';
import { stageSandbox } from '../../../../test-support/payment-providers/sandbox-stage.ts';

const has = { cards: true, bank: true, wallet: true, timedSignatures: true } as const;

paymentsContract('the sandbox', has, stageSandbox);
