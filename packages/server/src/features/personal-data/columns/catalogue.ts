import { nothing, type TableRules } from '../table-rule.ts';

/** What is sold: products, places, cruises, dates and prices. */
export const catalogueTables: TableRules = {
  cruise_calls: nothing(
    'route_id position on_day port_id passing arrives_at departs_at all_aboard_at berth is_tender state',
  ),
  cruise_lines: nothing(
    'id slug names hull_colour funnel_colour accent_colour clock all_aboard_minutes sells_excursions organisation_slugs',
  ),
  cruise_ports: nothing(
    'id slug names country_code time_zone latitude longitude un_locode place_slug place_names place_minutes place_kilometres berths landing gate_by gate_minutes gangway_minutes tender_minutes last_boat_minutes risk_minutes',
  ),
  cruise_routes: nothing('id ship_id titles starts_on ends_on'),
  cruise_ships: nothing(
    'id line_id slug names size passengers crew length_metres draught_metres built decks knots',
  ),
  departures: nothing(
    'id option_id local_date local_time wanted_capacity capacity is_own_capacity held sold closed',
  ),
  exchange_rates: nothing('valid_on base currency rate source'),
  images: nothing(
    'stem width height dominant artwork file_sha256 media_type focus_left focus_top utc_added_at',
  ),
  location_aliases: nothing('location_id locale alias'),
  location_texts: nothing('location_id locale name state_name country_name introduction locative'),
  locations: nothing(
    'id code kind slug country_code time_zone latitude longitude is_port place_kind parent_id currency best_for',
  ),
  option_resources: nothing('option_id resource_id per units'),
  option_tickets: nothing(
    'option_id band min_age max_age min_count price_minor group_size extra_person_minor',
  ),
  organisation_texts: nothing('organisation_id locale about'),
  price_log: nothing('product_id currency utc_noted_at price_minor'),
  price_seasons: nothing('option_id position weekdays season_from season_to percent'),
  product_features: nothing('product_id kind position code'),
  product_images: nothing('product_id position stem'),
  product_option_texts: nothing('option_id locale name'),
  product_options: nothing('id product_id position duration_minutes languages capacity cutoff_minutes slug'),
  product_point_texts: nothing('point_id locale title'),
  product_points: nothing('id product_id kind position street latitude longitude slug local_streets'),
  product_question_texts: nothing('question_id locale label hint choices'),
  product_questions: nothing('id product_id scope kind required position slug measure'),
  product_tabs: nothing('product_id position locale title text'),
  product_texts: nothing(
    'product_id locale name sub_title short_description long_description highlights unique_selling_points',
  ),
  products: nothing(
    'id code code_kind type slug location_id supplier_id currency price_minor duration_minutes rating review_count languages interests latitude longitude featured_rank excluded changed_at status cancellation on_request min_age max_group sight_id scene prop popularity required_entries required_main_contact_data required_participants_data booking_source waiver landmark accepted_documents',
  ),
  promotions: nothing('id product_id percent book_from book_until travel_from travel_until'),
  public_codes: nothing('code kind'),
  resource_uses: nothing('hold_id resource_id units starts_at ends_at'),
  resources: nothing('id organisation_id slug capacity'),
  schedule_exceptions: nothing(
    'option_id position first_day last_day season_from season_to local_start_times local_opens local_closes',
  ),
  schedules: nothing(
    'id option_id weekdays season_from season_to local_start_times local_opens local_closes position',
  ),
  search_documents: nothing('analyser id version group_key popularity strong lexemes'),
  timetable_feeds: nothing('address published_at text_hash imported_at'),
};
