import type { PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import type { Clock } from '@ashore/core/time/clock.ts';
import type { Database } from '../../database/connect.ts';
import { openPaypalGateway } from './paypal/paypal-gateway.ts';
import type { PaymentGateway } from './port.ts';
import { openSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { openStripeGateway } from './stripe/stripe-gateway.ts';

type OpenPaymentsInput = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: {
    readonly hasSandbox: boolean;
    readonly stripe:
      | { readonly secretKey: string; readonly webhookSecret: string; readonly url: string }
      | undefined;
    readonly paypal:
      | {
          readonly clientId: string;
          readonly secret: string;
          readonly webhookId: string;
          readonly url: string;
        }
      | undefined;
  };
};

export type Payments = {
  readonly all: readonly PaymentGateway[];
  /** Payment methods that travellers can use here. */
  readonly methods: readonly PaymentMethod[];
  /** The payment provider that takes new payments by this method; undefined if the method is not offered. */
  gatewayFor(method: PaymentMethod): PaymentGateway | undefined;
  /** The payment provider that took an earlier payment, even if another provider now takes its methods. */
  gatewayNamed(name: string): PaymentGateway | undefined;
};

/** Opens all payment providers that the settings name. */
export function openPayments({ database, clock, settings }: OpenPaymentsInput): Payments {
  const { hasSandbox, stripe, paypal } = settings;
  return paymentsOf([
    ...(stripe ? [openStripeGateway({ ...stripe, clock })] : []),
    ...(paypal ? [openPaypalGateway({ ...paypal, database, clock })] : []),
    ...(hasSandbox ? [openSandboxGateway({ database, clock })] : []),
  ]);
}

/** The first provider that knows a method takes it. Real providers therefore come before the sandbox. */
export function paymentsOf(gateways: readonly PaymentGateway[]): Payments {
  return {
    all: gateways,
    methods: [...new Set(gateways.flatMap(({ methods }) => methods))],
    gatewayFor: (method) => gateways.find(({ methods }) => methods.includes(method)),
    gatewayNamed: (name) => gateways.find((gateway) => gateway.name === name),
  };
}
