import type { PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import type { Clock } from '@ashore/core/time/clock.ts';
import type { Database } from '../../database/connect-database.ts';
import { openPaypal } from './paypal/open-paypal.ts';
import type { PaymentGateway } from './port.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { openStripe } from './stripe/open-stripe.ts';

type Input = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: {
    readonly hasSandbox: boolean;
    readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
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
  /** By which anybody can pay here. */
  readonly methods: readonly PaymentMethod[];
  /** Who takes money by this method; nobody where it is not offered. */
  gatewayFor(method: PaymentMethod): PaymentGateway | undefined;
  /** Who took it then, also where he is no longer offered. */
  gatewayNamed(name: string): PaymentGateway | undefined;
};

/** All who move money for us, as this installation is set. */
export function openPayments({ database, clock, settings }: Input): Payments {
  const { hasSandbox, stripe, paypal } = settings;
  return paymentsOf([
    ...(stripe ? [openStripe({ ...stripe, clock })] : []),
    ...(paypal ? [openPaypal({ ...paypal, database, clock })] : []),
    ...(hasSandbox ? [openSandbox({ database, clock })] : []),
  ]);
}

/** The first who knows a method has it: those in earnest come before the sandbox. */
export function paymentsOf(gateways: readonly PaymentGateway[]): Payments {
  return {
    all: gateways,
    methods: [...new Set(gateways.flatMap(({ methods }) => methods))],
    gatewayFor: (method) => gateways.find(({ methods }) => methods.includes(method)),
    gatewayNamed: (name) => gateways.find((gateway) => gateway.name === name),
  };
}
