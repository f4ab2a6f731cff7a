import type { Database } from '../database/connect-database.ts';
import { sendManifests } from '../features/bookings/send-manifests.ts';
import { tellBooking } from '../features/bookings/tell-booking.ts';
import type { MailBrand } from '../gateways/mail/brand.ts';
import type { Handlers } from './handler.ts';

type Parts = {
  readonly database: Database;
  readonly brand: () => Promise<MailBrand>;
  /** Who reads what nobody else can be told. */
  readonly operatorAddress: string;
};

type TellingHandlers = Pick<Handlers, 'tell-booking' | 'send-manifests'>;

/** Writes what travellers and suppliers are told of bookings. */
export function createTellingHandlers({ database, brand, operatorAddress }: Parts): TellingHandlers {
  const site = async () => ({ ...(await brand()), operatorAddress });
  return {
    'tell-booking': {
      atOnce: 4,
      seconds: 20,
      patience: 20,
      run: async (told) => {
        const isThere = await tellBooking({ database, site: await site() }, told);
        return isThere ? { end: 'done' } : { end: 'never', reason: 'there is no such booking' };
      },
    },
    'send-manifests': {
      atOnce: 1,
      seconds: 60,
      patience: 5,
      run: async (_, signal) => {
        await sendManifests({ database, site: await site() }, signal);
        return { end: 'done' };
      },
    },
  };
}
