-- Invoices and credit notes of sales and cancellations that are committed, until they get their numbers. Their identity is the
-- order in which they are numbered.
create table unnumbered_documents (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings,
  kind text not null check (kind in ('invoice', 'credit_note')),
  total_minor bigint not null check (total_minor > 0),
  -- When the transaction of the sale or the cancellation began.
  caused_at timestamptz not null default now()
);
create index unnumbered_documents_of_booking on unnumbered_documents (booking_id);

-- The step that an invoice or credit note belongs to. Null if the document was numbered in the transaction of its step, whose time is then
-- `issued_at`.
alter table invoices add column caused_at timestamptz;
