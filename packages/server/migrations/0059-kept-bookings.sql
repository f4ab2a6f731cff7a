-- The booking that its contact person keeps in the account that this log-in makes or opens.
alter table log_in_attempts add column booking_id uuid;
