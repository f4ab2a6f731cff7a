import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * What the stand-in does instead of what it should. `late`: it never answers. `error`: it has not acted. `error-after` and
 * `cut-after`: it has acted, but the answer is a fault or no answer.
 */
export const STAND_IN_FAULTS = [
  'late',
  'html',
  'empty',
  'truncated',
  'huge',
  'redirect',
  'error',
  'error-after',
  'cut-after',
  'twice',
  'dearer',
  'cheaper',
  'worse-terms',
  'other-guests',
  'other-dates',
  'other-board',
  'other-reference',
  'on-request',
  'sold-out',
  'refused',
  'dearer-cancel',
] as const;
export type StandInFault = (typeof STAND_IN_FAULTS)[number];

type Call = 'search' | 'rooms' | 'block' | 'book' | 'find' | 'cancel';
type Room = {
  readonly roomNumber: number;
  readonly adultsCode: string;
  readonly children: readonly number[];
  readonly rateBasis?: number;
  readonly rateId?: string;
};
type StayRequest = {
  readonly hotelids?: readonly string[];
  readonly cityCode?: string;
  readonly hotelid?: string;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly rooms: readonly Room[];
};
type StoredBooking = StayRequest & {
  readonly bookingCode: string;
  readonly reference: string;
  readonly hotelid: string;
  readonly leadGuests: readonly unknown[];
  readonly total: number;
  hotelConfirmation: string | null;
  status: 'confirmed' | 'onRequest' | 'cancelled';
  readonly cancelled: Map<number, string>;
};
type StandInAnswer = { readonly status: number; readonly body: unknown };

/** Rates of each room: the price of a night in cents. */
const rates = [
  { roomTypeCode: 'DBL', roomName: 'Double room, lane side', rateBasis: 0, night: 12_000 },
  { roomTypeCode: 'DBL', roomName: 'Double room, lane side', rateBasis: 1331, night: 14_500 },
  { roomTypeCode: 'STE', roomName: 'Suite with a river view', rateBasis: 1334, night: 31_050 },
];

const hotels = [
  { hotelid: 'H1', cityCode: 'LIS', rating: 562 },
  { hotelid: 'H2', cityCode: 'LIS', rating: 563 },
  { hotelid: 'H3', cityCode: 'LIS', rating: 561 },
];

/**
 * Plays a bedbank over the interface that our adapter speaks. `plan` makes the next answers to a call wrong. A booking is
 * free of charge until 18:00 two days before the arrival, and then costs a night.
 */
export async function playBedbank({
  key = 'a-long-bedbank-key',
  port = 0,
  now = () => new Date('2027-03-01T10:00:00Z'),
}: {
  readonly key?: string;
  readonly port?: number;
  readonly now?: () => Date;
} = {}) {
  const bookings: StoredBooking[] = [];
  const blocks = new Map<string, StayRequest & { readonly hotelid: string; readonly total: number }>();
  const planned = new Map<Call, StandInFault[]>();
  const received: { readonly call: string; readonly body: unknown }[] = [];
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    bookings,
    received,
    /** The calls since the last `forget`, in order. */
    calls: () => received.map(({ call }) => call),
    /** Confirmed rooms that are not cancelled. */
    heldRooms: () =>
      bookings
        .filter(({ status }) => status !== 'cancelled')
        .reduce((sum, { rooms, cancelled }) => sum + rooms.length - cancelled.size, 0),
    plan(call: Call, fault: StandInFault, times = 1) {
      planned.set(call, [...(planned.get(call) ?? []), ...new Array<StandInFault>(times).fill(fault)]);
    },
    /** The hotel has given its own number. */
    confirmAtHotel(number: string) {
      for (const booking of bookings) booking.hotelConfirmation = number;
    },
    /** Blocked rooms are on sale again. */
    endBlocks: () => blocks.clear(),
    forget() {
      bookings.length = 0;
      received.length = 0;
      planned.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = request.url?.slice(1) as Call;
    const written = await text(request);
    const body = JSON.parse(written || '{}');
    received.push({ call, body });
    const fault = planned.get(call)?.shift();
    if (fault === 'late') return;
    if (fault === 'error') return send(response, { status: 503, body: { error: { code: 'BUSY' } } });
    if (fault === 'redirect') return void response.writeHead(307, { location: `/${call}` }).end();
    if (fault === 'sold-out') return send(response, refusal('SOLD_OUT'));
    if (fault === 'refused') return send(response, refusal(`NOT_FOR_${call.toUpperCase()}`));
    if (request.headers.authorization !== `Bearer ${key}`) return send(response, { status: 401, body: {} });
    const answer = act(call, body, fault);
    if (fault === 'cut-after') return void request.socket.destroy();
    if (fault === 'error-after')
      return send(response, { status: 502, body: { error: { code: 'INTERNAL', text: key } } });
    const written200 = writtenAnswer(fault, answer);
    if (written200 === undefined) return send(response, answer);
    response.writeHead(200, { 'content-type': 'application/json' }).end(written200);
  }

  /** The text of an answer that is none. */
  function writtenAnswer(fault: StandInFault | undefined, { body }: StandInAnswer): string | undefined {
    const json = JSON.stringify(body);
    if (fault === 'html') return `<!doctype html><title>Maintenance</title><p>Bearer ${key}</p>`;
    if (fault === 'empty') return '';
    if (fault === 'truncated') return json.slice(0, json.length / 2);
    return fault === 'huge' ? json + ' '.repeat(9_000_000) : undefined;
  }

  function act(call: Call, body: StayRequest, fault: StandInFault | undefined): StandInAnswer {
    const acts: Record<Call, (body: never, fault: StandInFault | undefined) => StandInAnswer> = {
      search: listHotels,
      rooms: listHotels,
      block,
      book,
      find,
      cancel,
    };
    return acts[call]?.(body as never, fault) ?? { status: 404, body: {} };
  }

  function listHotels(request: StayRequest, fault: StandInFault | undefined): StandInAnswer {
    const found = hotels.filter(({ hotelid, cityCode }) =>
      request.hotelids ? request.hotelids.includes(hotelid) : cityCode === request.cityCode,
    );
    const hotelsWithRates = found.map(({ hotelid, rating }) => ({
      hotelid,
      rating,
      rooms: request.rooms.map((room) => ({
        ...echo(room, fault),
        rates: ratesFor(request, room, { hotelid, fault }),
      })),
    }));
    return {
      status: 200,
      body: { ...echoDates(request, fault), currency: request.currency, hotels: hotelsWithRates },
    };
  }

  function ratesFor(
    request: StayRequest,
    room: Room,
    { hotelid, fault }: { readonly hotelid: string; readonly fault: StandInFault | undefined },
  ) {
    return rates
      .filter(
        ({ rateBasis }) => fault === 'other-board' || room.rateBasis === -1 || room.rateBasis === rateBasis,
      )
      .map(({ roomTypeCode, roomName, rateBasis, night }) => ({
        rateId: [hotelid, roomTypeCode, rateBasis, night].join('|'),
        roomTypeCode,
        roomName,
        rateBasis,
        status: fault === 'on-request' ? 'onRequest' : 'available',
        left: 3,
        tariffNotes: '<b>Pets</b> are not allowed.\nCity tax: EUR 32.00',
        ...termsOf(request, night, fault),
      }));
  }

  function termsOf({ from, to }: StayRequest, night: number, fault: StandInFault | undefined) {
    const nights = (Date.parse(to) - Date.parse(from)) / 86_400_000;
    const factor = fault === 'dearer' ? 1.1 : fault === 'cheaper' ? 0.9 : 1;
    const total = Math.round(night * nights * factor);
    const freeUntil = new Date(Date.parse(from) - (fault === 'worse-terms' ? 9 : 2) * 86_400_000);
    return {
      total: decimal(total),
      minimumSelling: null,
      cancellationRules: [{ from: `${freeUntil.toISOString().slice(0, 10)} 18:00`, charge: decimal(night) }],
    };
  }

  function block(
    request: StayRequest & { readonly hotelid: string },
    fault: StandInFault | undefined,
  ): StandInAnswer {
    const token = randomUUID();
    const rooms = request.rooms.map((room) => {
      const night = Number(room.rateId?.split('|')[3]);
      const status = fault === 'on-request' ? 'onRequest' : 'available';
      return { ...echo(room, fault), rateId: room.rateId, status, ...termsOf(request, night, fault) };
    });
    const total = rooms.reduce((sum, room) => sum + Number(room.total) * 100, 0);
    blocks.set(token, { ...request, total });
    const validUntil = new Date(now().getTime() + 180_000).toISOString().replace(/\.\d+/, '');
    const { hotelid, currency } = request;
    return {
      status: 200,
      body: { token, hotelid, ...echoDates(request, fault), currency, validUntil, rooms },
    };
  }

  function book(
    order: {
      readonly token: string;
      readonly reference: string;
      readonly rooms: readonly (Room & { readonly leadGuest: unknown })[];
    },
    fault: StandInFault | undefined,
  ): StandInAnswer {
    const blocked = blocks.get(order.token);
    if (!blocked) return refusal('BLOCK_EXPIRED');
    if (fault === 'dearer') return refusal('PRICE_CHANGED');
    const made = Array.from({ length: fault === 'twice' ? 2 : 1 }, () => {
      const booking: StoredBooking = {
        ...blocked,
        bookingCode: `B-${bookings.length + 1}`,
        reference: order.reference,
        rooms: order.rooms.map((room) => echo(room, fault)),
        leadGuests: order.rooms.map(({ leadGuest }) => leadGuest),
        hotelConfirmation: null,
        status: fault === 'on-request' ? 'onRequest' : 'confirmed',
        cancelled: new Map(),
      };
      bookings.push(booking);
      return booking;
    });
    const [first] = made;
    const reference = fault === 'other-reference' ? 'ANOTHER' : order.reference;
    return { status: 200, body: { booking: first && { ...shown(first), reference } } };
  }

  function find({ reference, bookingCode }: { readonly reference?: string; readonly bookingCode?: string }) {
    const found = bookings.filter((one) => one.reference === reference || one.bookingCode === bookingCode);
    return { status: 200, body: { bookings: found.map(shown) } };
  }

  function cancel(
    {
      bookingCode,
      roomNumber,
      testOnly,
    }: { readonly bookingCode: string; readonly roomNumber: number; readonly testOnly: boolean },
    fault: StandInFault | undefined,
  ): StandInAnswer {
    const booking = bookings.find((one) => one.bookingCode === bookingCode);
    if (!booking) return refusal('NOT_FOUND');
    const freeUntil = Date.parse(booking.from) - 2 * 86_400_000 + 18 * 3_600_000;
    const isFree = now().getTime() < freeUntil;
    const charge = booking.cancelled.get(roomNumber) ?? (isFree ? '0.00' : '120.00');
    const demanded = fault === 'dearer-cancel' ? '99.00' : charge;
    if (!testOnly) booking.cancelled.set(roomNumber, demanded);
    if (booking.cancelled.size === booking.rooms.length) booking.status = 'cancelled';
    const { currency } = booking;
    const isCancelled = booking.cancelled.has(roomNumber);
    return { status: 200, body: { bookingCode, roomNumber, isCancelled, charge: demanded, currency } };
  }

  function shown(booking: StoredBooking) {
    const { bookingCode, reference, hotelConfirmation, status, hotelid, from, to, currency } = booking;
    const rooms = booking.rooms.map((room) => ({
      ...echo(room, undefined),
      isCancelled: booking.cancelled.has(room.roomNumber),
    }));
    const total = decimal(booking.total);
    return { bookingCode, reference, hotelConfirmation, status, hotelid, from, to, currency, total, rooms };
  }

  function echo({ roomNumber, adultsCode, children }: Room, fault: StandInFault | undefined) {
    return { roomNumber, adultsCode: fault === 'other-guests' ? '1' : adultsCode, children };
  }

  function echoDates({ from, to }: StayRequest, fault: StandInFault | undefined) {
    const later = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10);
    return { from, to: fault === 'other-dates' ? later : to };
  }
}

function send(response: ServerResponse, { status, body }: StandInAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function refusal(code: string): StandInAnswer {
  return { status: 422, body: { error: { code } } };
}

function decimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(Math.round(cents) % 100).padStart(2, '0')}`;
}
