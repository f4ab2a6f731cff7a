// Runs the rules for every payment provider against the sandbox: see payments-contract.ts.
import { paymentsContract } from '../../../../test-support/payment-providers/payments-contract.ts';
import { sandboxUnderTest } from '../../../../test-support/payment-providers/sandbox-under-test.ts';

const capabilities = { cards: true, bank: true, wallet: true, timedSignatures: true } as const;

paymentsContract('the sandbox', capabilities, sandboxUnderTest);
