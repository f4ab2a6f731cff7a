import type { BookingFacts } from '../read-facts.ts';

/** The booking as schema.org has it, for mail programs that put trips into calendars. */
export function reservationData(facts: BookingFacts, siteName: string): Record<string, unknown> {
  const { trip, orderNumber, contactName, supplierName } = facts;
  const { meeting } = trip;
  return {
    '@context': 'https://schema.org',
    '@type': 'EventReservation',
    reservationNumber: orderNumber,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: contactName },
    bookingAgent: { '@type': 'Organization', name: siteName },
    reservationFor: {
      '@type': 'Event',
      name: trip.name,
      startDate: trip.startsAt.toISOString(),
      endDate: trip.endsAt.toISOString(),
      organizer: { '@type': 'Organization', name: supplierName },
      location: {
        '@type': 'Place',
        name: meeting?.title ?? trip.city,
        address: meeting ? `${meeting.street}, ${trip.city}` : trip.city,
      },
    },
  };
}
