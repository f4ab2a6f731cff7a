-- What the invoices of the supplier will name, where the applicant has said it.
alter table supplier_applications add column tax_number text check (length(tax_number) between 1 and 40);
