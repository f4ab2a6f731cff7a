import { QUOTE_WITHOUT_TRAVELLERS, withoutAgesSql } from '../../quotes/quote.ts';
import type { TableRules } from '../table-rule.ts';

const ofBooking = [{ by: 'booking', where: 'booking_id = any($1)' }] as const;

/** A key that opens nothing that was sent before. */
const newKey = `translate(rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_')`;

const accounting =
  'accounting records (section 147 of the German Fiscal Code, section 257 of the German Commercial Code), eight years from the end of the calendar year';

/** Bookings, their money, and what travellers wrote and signed for them. */
export const bookingTables: TableRules = {
  booking_tickets: {
    whose: 'traveller',
    rows: 'blank',
    findRules: ofBooking,
    plain: 'booking_id position band price_minor discount_minor code cancelled_at',
    blanked: { participant_name: `''` },
    exported: {
      part: 'tickets',
      columns: 'booking_id band participant_name price_minor discount_minor cancelled_at',
    },
  },
  booking_transitions: {
    whose: 'traveller',
    rows: 'blank',
    findRules: ofBooking,
    plain: 'id booking_id step from_state to_state actor taken_at',
    blanked: { reason: 'null' },
    retained: {
      columns: 'actor_name',
      reason: 'who of the staff decided on the booking, as long as the booking; it never names a traveller',
    },
    exported: { part: 'bookingSteps', columns: 'booking_id step from_state to_state actor reason taken_at' },
  },
  discount_uses: {
    whose: 'traveller',
    rows: 'blank',
    findRules: ofBooking,
    plain: 'booking_id discount_id currency amount_minor redeemed_at released_at',
    blanked: { person: 'sha256(uuid_send(booking_id))' },
    exported: { part: 'discounts', columns: 'booking_id currency amount_minor redeemed_at' },
  },
  supplier_links: {
    whose: 'traveller',
    rows: 'delete',
    findRules: ofBooking,
    plain: 'booking_id made_at',
    secret: 'hash',
  },
  manifest_links: {
    whose: 'traveller',
    rows: 'delete',
    findRules: ofBooking,
    plain: 'booking_id locale open_until made_at',
    secret: 'hash',
  },
  free_bookings: {
    whose: 'visitor',
    rows: 'delete',
    findRules: ofBooking,
    plain: 'booking_id booked_at nights kept_until',
    secret: 'address',
  },
  holds: {
    whose: 'traveller',
    rows: 'blank',
    findRules: [{ by: 'booking', where: 'id in (select hold_id from bookings where id = any($1))' }],
    plain:
      'id cart_id departure_id spots state made_at first_held_at expires_at extended_at ended_at browser_slot address_slot',
    blanked: { quote: QUOTE_WITHOUT_TRAVELLERS, browser: 'null', address: 'null' },
  },
  invoices: {
    whose: 'traveller',
    rows: 'retain',
    findRules: ofBooking,
    plain:
      'number kind booking_id corrects currency total_minor tax_percent tax_minor issued_by issued_at caused_at',
    retained: { columns: 'issued_to', reason: accounting },
    exported: {
      part: 'invoices',
      columns:
        'number kind booking_id corrects currency total_minor tax_percent tax_minor issued_to issued_by issued_at',
    },
  },
  ledger_entries: {
    whose: 'traveller',
    rows: 'retain',
    findRules: ofBooking,
    plain: 'id movement account currency noted_at',
    retained: { columns: 'booking_id amount_minor', reason: accounting },
  },
  payments: {
    whose: 'traveller',
    rows: 'retain',
    findRules: ofBooking,
    plain:
      'id booking_id gateway method currency is_capture_later state refusal mismatch captured_minor capture_before made_at read_at unusable_at',
    retained: { columns: 'provider_id amount_minor', reason: accounting },
    exported: {
      part: 'payments',
      columns: 'id booking_id gateway method currency amount_minor captured_minor state made_at',
    },
  },
  refunds: {
    whose: 'traveller',
    rows: 'retain',
    findRules: [
      { by: 'booking', where: 'payment_id in (select id from payments where booking_id = any($1))' },
    ],
    plain: 'id payment_id reason state failure requested_by requested_at ended_at',
    retained: { columns: 'provider_id amount_minor', reason: accounting },
    exported: { part: 'refunds', columns: 'payment_id amount_minor reason state requested_at ended_at' },
  },
  payment_disputes: {
    whose: 'traveller',
    rows: 'retain',
    plain: 'payment_id state opened_at',
    retained: { columns: 'provider_id amount_minor', reason: accounting },
  },
  waivers: {
    whose: 'traveller',
    rows: 'retain',
    findRules: [{ by: 'booking', where: 'cart_id in (select cart_id from bookings where id = any($1))' }],
    plain: 'id cart_id number product_id trip_date kind text_version text_hash signature_kind document_hash',
    retained: {
      // What was signed cannot be changed: the database refuses.
      columns: 'participant_name guardian_name signed_at signed_hash document secret',
      reason:
        'proof against claims (Article 17 (3) (e) GDPR, sections 195 and 199 of the German Civil Code), to the end of the third year after the trip',
    },
    exported: {
      part: 'waivers',
      columns: 'participant_name guardian_name kind text_version trip_date signature_kind signed_at',
      computedValues: { documentPdfBase64: `encode(document, 'base64')` },
    },
  },
  foreign_bookings: {
    whose: 'traveller',
    rows: 'blank',
    findRules: ofBooking,
    // The offer also has the country of the guests, and no name.
    plain: 'id booking_id source our_reference state reason requested_at look_at answered_at settled_at',
    blanked: { offer: withoutAgesSql('offer') },
    retained: { columns: 'their_reference hotel_reference cost_minor', reason: accounting },
    exported: {
      part: 'roomsOfOtherSellers',
      columns: 'booking_id source their_reference hotel_reference requested_at',
    },
  },
  foreign_cancellations: {
    whose: 'traveller',
    rows: 'retain',
    plain: 'foreign_booking_id position why promised_minor wanted_at try_at reason cancelled_at',
    retained: { columns: 'their_reference charge_minor', reason: accounting },
  },
  paypal_orders: {
    whose: 'traveller',
    rows: 'retain',
    plain: 'attempt_id booking_id request capture_started_at voided_at refusal made_at',
    retained: { columns: 'order_id payment_ids', reason: accounting },
  },
  // A trigger keeps order number and guest as the booking has them, without the name once that is erased.
  booking_searches: {
    whose: 'traveller',
    rows: 'nothing',
    plain: 'booking_id organisation_id supplier_id search_text booked_at',
  },
  // Last, because the rows above are found by it.
  bookings: {
    whose: 'traveller',
    rows: 'blank',
    findRules: [{ by: 'booking', where: 'id = any($1)' }],
    plain:
      'id cart_id hold_id order_number state variant checkout_kind locale staff_locale product_id supplier_id organisation_id spots currency gross_minor discount_minor total_minor cancelled_minor commission_percent tax_percent needs_answer method referral_source terms_version starts_at ends_at time_zone booked_at held_until pay_until answer_until confirmed_at ended_at payment_id search_text trip_date',
    blanked: {
      access_key: newKey,
      guest_key: newKey,
      contact: `'{"firstName": "", "lastName": "", "email": "", "phoneNumber": null}'`,
      participants: `'[]'`,
      answers: `'[]'`,
      traveller_notes: `'{}'`,
      quote: QUOTE_WITHOUT_TRAVELLERS,
      account_id: 'null',
      booked_by: 'null',
      erased_at: 'now()',
      erasure_requested_at: 'null',
    },
    exported: {
      part: 'bookings',
      columns:
        'id order_number state locale spots currency gross_minor discount_minor total_minor cancelled_minor method contact participants answers traveller_notes referral_source starts_at ends_at time_zone booked_at confirmed_at ended_at',
      computedValues: {
        trip: `(select product_text.name from product_texts product_text
          where product_text.product_id = bookings.product_id and product_text.locale = 'en')`,
        transferRequest: `quote -> 'ride'`,
        ship: `quote -> 'ship'`,
      },
    },
  },
};
