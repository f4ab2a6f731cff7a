import { type TableRules, withoutPersonalData } from '../table-rule.ts';

/** Suppliers and organisations, and what the server needs to run. */
export const operationsTables: TableRules = {
  discount_budgets: withoutPersonalData('discount_id currency most_minor spent_minor'),
  discounts: {
    whose: 'staff',
    rows: 'retain',
    plain:
      'id code percent amounts valid_from valid_until most_uses uses most_of_person product_ids made_at ended_at',
    retained: {
      columns: 'made_by ended_by',
      reason: 'who of the staff made or ended the code, as long as the code',
    },
  },
  identity_keys: withoutPersonalData('kid jwk state since'),
  issuer_documents: withoutPersonalData('issuer document fetched_at'),
  // Payloads name things by their ids, and contain nothing personal (queue/enqueue-job.ts).
  jobs: withoutPersonalData(
    'id kind key payload state due_at claimed_by attempts faults reason enqueued_at ended_at',
  ),
  logout_tokens: withoutPersonalData('issuer jti expires_at'),
  migrations: withoutPersonalData('number name checksum utc_applied_at'),
  number_series: withoutPersonalData('name last'),
  organisations: {
    whose: 'supplier contact',
    rows: 'retain',
    plain:
      'id kind name slug status location_id languages since suspended_at commission_percent logo tax_number local_names time_zone',
    retained: {
      columns: 'street local_streets postal_code city country_code email_address phone emergency_phone',
      reason: 'contact of the business, shown to travellers, as long as it is listed',
    },
  },
  payment_watermarks: withoutPersonalData('gateway seen_until'),
  sandbox_cards: withoutPersonalData('token card asks_challenge refusal refund_ends made_at'),
  sandbox_events: withoutPersonalData('id intent_id made_at delivered_at'),
  // Invented payments. A test system deletes them after 400 days.
  sandbox_intents: withoutPersonalData(
    'id attempt_id request_hash booking_id method amount_minor currency is_capture_later state captured_minor refunded_minor capture_before refusal secret card_token return_url description locale made_at changed_at',
  ),
  sandbox_operations: withoutPersonalData('key intent_id operation amount_minor made_at'),
  sandbox_refunds: withoutPersonalData(
    'id intent_id key amount_minor reason state later_state settles_at made_at',
  ),
  search_counts: {
    whose: 'visitor',
    rows: 'expire',
    plain: 'day searches without_results',
    secret: 'digest',
    expires: '90 days',
  },
  search_openings: {
    whose: 'visitor',
    rows: 'expire',
    plain: 'day opened openings',
    secret: 'digest',
    expires: '90 days',
  },
  searched_words: {
    whose: 'visitor',
    rows: 'expire',
    plain: 'language first_results since',
    personal: 'words',
    secret: 'digest',
    expires: 'at the latest 90 days after the words were last searched on three days',
  },
  search_synonyms: {
    whose: 'staff',
    rows: 'retain',
    plain: 'word means added_at',
    retained: { columns: 'added_by', reason: 'who of the staff added the word, as long as the word' },
  },
  secrets: withoutPersonalData('name secret'),
  site: withoutPersonalData('is_only public_url'),
  supplier_applications: {
    whose: 'supplier contact',
    rows: 'retain',
    plain:
      'id reference company_name company_key legal_form registration country website product_types languages product_count locale variant site_name terms_version applied_at status decided_at decided_by organisation_id tax_number',
    retained: {
      columns: 'street city contact_name email_address email_key phone message decision_note',
      reason:
        'identity of traders (Article 30 of Regulation (EU) 2022/2065), six months after the decision or the end of the listing',
    },
  },
  trader_identities: {
    whose: 'supplier contact',
    rows: 'retain',
    plain: 'organisation_id legal_form registration country website certified_at checked_at',
    retained: {
      columns: 'street city contact_name email_address phone checked_by',
      reason:
        'identity of traders (Article 30 (5) of Regulation (EU) 2022/2065), six months after the end of the listing',
    },
  },
  unnumbered_documents: withoutPersonalData('id booking_id kind total_minor caused_at'),
};
