-- The address of the site, as its server was started. Commands read it for the links in emails.
create table site (
  is_only boolean primary key default true check (is_only),
  public_url text not null
);
