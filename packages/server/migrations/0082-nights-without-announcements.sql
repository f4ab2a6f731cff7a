-- What is left of nights is read with every search. An announcement would have servers read all hotels of a place again
-- whenever a room is sold out.
drop trigger nights_opened_or_closed on room_nights;
drop trigger nights_made_closed on room_nights;
drop function announce_nights();
