import type { Database } from '../database/connect.ts';
import { sendManifests } from '../features/bookings/documents/send-manifests.ts';
import { sendNotifications } from '../features/bookings/notifications/send-notifications.ts';
import { remindGuests } from '../features/bookings/stays/remind-guests.ts';
import type { MailBrand } from '../gateways/mail/render/brand.ts';
import type { Handlers } from './handler.ts';

type CreateNotificationHandlersInput = {
  readonly database: Database;
  readonly brand: () => Promise<MailBrand>;
  /** Receives notifications that have no other recipient. */
  readonly operatorAddress: string;
};

type NotificationHandlers = Pick<Handlers, 'notify-booking' | 'send-manifests' | 'remind-guests'>;

/** Writes the notifications that travellers and suppliers get about bookings. */
export function createNotificationHandlers({
  database,
  brand,
  operatorAddress,
}: CreateNotificationHandlersInput): NotificationHandlers {
  const site = async () => ({ ...(await brand()), operatorAddress });
  return {
    'notify-booking': {
      maxConcurrent: 4,
      timeLimitSeconds: 20,
      maxLaterAttempts: 20,
      run: async (notification) => {
        const wasFound = await sendNotifications({ database, site: await site() }, notification);
        return wasFound ? { end: 'done' } : { end: 'never', reason: 'there is no such booking' };
      },
    },
    'send-manifests': {
      maxConcurrent: 1,
      timeLimitSeconds: 60,
      maxLaterAttempts: 5,
      run: async (_, signal) => {
        await sendManifests({ database, site: await site() }, signal);
        return { end: 'done' };
      },
    },
    'remind-guests': {
      maxConcurrent: 1,
      timeLimitSeconds: 60,
      maxLaterAttempts: 5,
      run: async (_, signal) => {
        await remindGuests({ database, site: await site() }, signal);
        return { end: 'done' };
      },
    },
  };
}
