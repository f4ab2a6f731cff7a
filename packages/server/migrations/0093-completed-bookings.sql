-- The overview of an organisation lists its completed bookings, latest first. Trips that ended and are not completed yet are found
-- with accepted and confirmed ones alike.

create index bookings_completed_by_organisation on bookings (organisation_id, booked_at desc, id)
  where state = 'completed' and organisation_id is not null;
create index bookings_completed_by_supplier on bookings (supplier_id, booked_at desc, id) where state = 'completed';

drop index bookings_over;
create index bookings_over on bookings (ends_at) where state in ('accepted', 'confirmed');
