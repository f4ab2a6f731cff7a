import { type TableRules, withoutPersonalData } from '../table-rule.ts';

/** What is sold: products, places, cruises, dates and prices. */
export const catalogueTables: TableRules = {
  cruise_calls: withoutPersonalData(
    'route_id position on_day port_id passing arrives_at departs_at all_aboard_at berth is_tender state',
  ),
  cruise_lines: withoutPersonalData(
    'id slug names hull_colour funnel_colour accent_colour clock all_aboard_minutes sells_excursions organisation_slugs',
  ),
  cruise_ports: withoutPersonalData(
    'id slug names country_code time_zone latitude longitude un_locode place_slug place_names place_minutes place_kilometres berths landing gate_by gate_minutes gangway_minutes tender_minutes last_boat_minutes risk_minutes',
  ),
  cruise_routes: withoutPersonalData('id ship_id titles starts_on ends_on'),
  cruise_ships: withoutPersonalData(
    'id line_id slug names size passengers crew length_metres draught_metres built decks knots',
  ),
  departures: withoutPersonalData(
    'id option_id local_date local_time wanted_capacity capacity is_own_capacity held sold closed',
  ),
  exchange_rates: withoutPersonalData('valid_on base currency rate source'),
  held_rooms: withoutPersonalData('hold_id position room_type_id arrival departure released_at'),
  foreign_hotels: {
    whose: 'staff',
    rows: 'retain',
    plain: 'source hotel_code product_id confirmed_at',
    retained: {
      columns: 'confirmed_by',
      reason: 'who of the staff found that two hotels are the same, as long as the hotel',
    },
  },
  hotels: withoutPersonalData(
    'product_id stars has_official_stars street postal_code neighbourhood check_in_from check_out_until sells_until child_age cot_age amenities taxes policies price_rules motif',
  ),
  images: withoutPersonalData(
    'stem width height dominant artwork file_sha256 media_type focus_left focus_top utc_added_at',
  ),
  location_aliases: withoutPersonalData('location_id locale alias'),
  location_texts: withoutPersonalData(
    'location_id locale name state_name country_name introduction locative',
  ),
  locations: withoutPersonalData(
    'id code kind slug country_code time_zone latitude longitude is_port place_kind parent_id main_sight_id currency best_for',
  ),
  option_resources: withoutPersonalData('option_id resource_id per units'),
  option_tickets: withoutPersonalData(
    'option_id band min_age max_age min_count price_minor group_size extra_person_minor',
  ),
  organisation_texts: withoutPersonalData('organisation_id locale about'),
  price_log: withoutPersonalData('product_id currency utc_noted_at price_minor'),
  price_seasons: withoutPersonalData('option_id position weekdays season_from season_to percent'),
  product_features: withoutPersonalData('product_id kind position code'),
  product_images: withoutPersonalData('product_id position stem'),
  product_option_texts: withoutPersonalData('option_id locale name'),
  product_options: withoutPersonalData(
    'id product_id position duration_minutes languages capacity cutoff_minutes slug included excluded',
  ),
  product_point_texts: withoutPersonalData('point_id locale title'),
  product_points: withoutPersonalData(
    'id product_id kind position street latitude longitude slug local_streets',
  ),
  product_question_texts: withoutPersonalData('question_id locale label hint choices'),
  product_questions: withoutPersonalData('id product_id scope kind required position slug measure'),
  product_tabs: withoutPersonalData('product_id position locale title text'),
  product_texts: withoutPersonalData(
    'product_id locale name sub_title short_description long_description highlights unique_selling_points',
  ),
  former_names: withoutPersonalData('product_id name'),
  products: withoutPersonalData(
    'id code code_kind type slug location_id supplier_id currency price_minor duration_minutes rating review_count languages interests latitude longitude featured_rank excluded changed_at status cancellation on_request min_age max_group sight_id scene prop popularity required_entries required_main_contact_data required_participants_data booking_source waiver landmark accepted_documents start_shift_minutes setting pace walking_metres steps starts_at_pier suits_from suits_to',
  ),
  promotions: withoutPersonalData('id product_id percent book_from book_until travel_from travel_until'),
  public_codes: withoutPersonalData('code kind'),
  rate_days: withoutPersonalData(
    'rate_plan_id day min_nights max_nights closed_to_arrival closed_to_departure closed',
  ),
  rate_plans: withoutPersonalData(
    'id hotel_id slug position board payment price_share board_adult_minor board_child_minor stay_fee_minor cancellation no_show min_nights max_nights release_days closed_to_arrival closed_to_departure markets room_type_ids',
  ),
  resource_uses: withoutPersonalData('hold_id resource_id units starts_at ends_at'),
  resources: withoutPersonalData('id organisation_id slug capacity'),
  room_nights: withoutPersonalData(
    'room_type_id night wanted_capacity capacity is_own_capacity held sold closed location_id',
  ),
  room_type_texts: withoutPersonalData('room_type_id locale name description'),
  room_types: withoutPersonalData(
    'id hotel_id slug position size_m2 beds view features max_adults max_children max_occupancy extra_beds cots capacity included_adults adult_supplement_minor single_reduction_minor child_prices extra_bed_minor first_night prices_minor base_price_minor',
  ),
  schedule_exceptions: withoutPersonalData(
    'option_id position first_day last_day season_from season_to local_start_times local_opens local_closes',
  ),
  schedules: withoutPersonalData(
    'id option_id weekdays season_from season_to local_start_times local_opens local_closes position',
  ),
  search_documents: withoutPersonalData('analyser id version group_key popularity strong lexemes'),
  timetable_feeds: withoutPersonalData('address published_at text_hash imported_at'),
};
