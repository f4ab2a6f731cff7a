import type { PaymentGateway } from '../../src/gateways/payments/port.ts';
import type { StandInFault } from './stand-in-fault.ts';

/** A gateway whose every call suffers the connection fault that was planned for it. */
export function onFaultyLine(gateway: PaymentGateway, fault: StandInFault): PaymentGateway {
  return {
    ...gateway,
    create: (...of) => fault.during(() => gateway.create(...of)),
    proceed: (...of) => fault.during(() => gateway.proceed(...of)),
    read: (...of) => fault.during(() => gateway.read(...of)),
    findByAttempt: (...of) => fault.during(() => gateway.findByAttempt(...of)),
    capture: (...of) => fault.during(() => gateway.capture(...of)),
    cancel: (...of) => fault.during(() => gateway.cancel(...of)),
    refund: (...of) => fault.during(() => gateway.refund(...of)),
  };
}
