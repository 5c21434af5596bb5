-- Contact requests, and the mail that each of them owes. Runs on Supabase and on a plain
-- PostgreSQL 17 alike: what Supabase brings along (roles, extensions) is asked for before use.

create schema contact;

-- What a visitor wrote. The limits repeat `functions/_shared/contact-request.ts`, so that no
-- mistake in the function stores what the form would refuse.
create table contact.requests (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the client's idempotency key and the fields: the same filling is stored once.
  idempotency_hash bytea not null unique check (octet_length(idempotency_hash) = 32),
  -- What both sides call this request.
  reference text not null unique check (reference ~ '^[B-Z]{4}-[B-Z]{4}$'),
  created_at timestamptz not null default now(),
  name text not null
    check (char_length(name) between 2 and 100)
    check (name !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]'),
  email text not null
    check (char_length(email) <= 254)
    check (email ~ '^[\x21-\x7e]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$'),
  phone text not null
    check (char_length(phone) <= 40)
    check (phone !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]'),
  company text not null
    check (char_length(company) <= 120)
    check (company !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]'),
  message text not null
    check (char_length(message) between 10 and 4000)
    check (message !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]'),
  request_callback boolean not null
);

-- For deleting what is older than the retention period.
create index requests_created_at on contact.requests (created_at);

-- The outbox: one mail for each request, stored in the same transaction.
create table contact.deliveries (
  request_id uuid primary key references contact.requests (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  -- When it may be tried next. Whoever claims it moves this forward by the lease: if that process
  -- dies, somebody else takes over then.
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Why the last attempt failed, as a code without personal data.
  last_error text check (char_length(last_error) <= 100),
  -- Language, page and campaign of the visit: for the mail only, gone when it is sent.
  context jsonb check (octet_length(context::text) <= 20000),
  check ((state = 'sent') = (sent_at is not null)),
  check (state <> 'sent' or context is null)
);

create index deliveries_due on contact.deliveries (due_at) where state = 'waiting';
create index deliveries_dead on contact.deliveries (request_id) where state = 'dead';

-- How many requests came from an address in a window of time. The address is a keyed hash.
create table contact.address_counts (
  window_start timestamptz not null,
  address_hash bytea not null check (octet_length(address_hash) = 32),
  requests integer not null check (requests > 0),
  primary key (window_start, address_hash)
);

alter table contact.requests enable row level security;
alter table contact.deliveries enable row level security;
alter table contact.address_counts enable row level security;

-- Takes a request within the limits and stores it together with its delivery: one statement, so
-- that one round trip and one commit decide. A filling that is stored already counts only once.
--
-- outcome: 'stored', 'known' (stored before: its reference), 'address-limited', 'total-limited'
-- retry_after: seconds until the next window of a limit, otherwise null
-- A reference that is taken raises unique_violation and stores nothing: try another one.
create function contact.accept(
  p_idempotency_hash bytea,
  p_reference text,
  p_name text,
  p_email text,
  p_phone text,
  p_company text,
  p_message text,
  p_request_callback boolean,
  p_context jsonb,
  p_address_hash bytea,
  p_address_limit integer,
  p_total_limit integer,
  p_window interval,
  out outcome text,
  out reference text,
  out retry_after integer
)
language plpgsql
set search_path = ''
as $$
declare
  v_window timestamptz := date_bin(p_window, now(), timestamptz 'epoch');
  v_id uuid;
begin
  select r.reference into reference
    from contact.requests r where r.idempotency_hash = p_idempotency_hash;
  if found then
    outcome := 'known';
    return;
  end if;

  retry_after := greatest(1, ceil(extract(epoch from v_window + p_window - now())));
  if (
    select coalesce(sum(c.requests), 0) from contact.address_counts c
      where c.window_start = v_window
  ) >= p_total_limit then
    outcome := 'total-limited';
    return;
  end if;
  insert into contact.address_counts as c (window_start, address_hash, requests)
    values (v_window, p_address_hash, 1)
    on conflict (window_start, address_hash) do update set requests = c.requests + 1
      where c.requests < p_address_limit;
  if not found then
    outcome := 'address-limited';
    return;
  end if;
  retry_after := null;

  insert into contact.requests as r (
    idempotency_hash, reference, name, email, phone, company, message, request_callback
  ) values (
    p_idempotency_hash, p_reference, p_name, p_email, p_phone, p_company, p_message,
    p_request_callback
  )
  on conflict (idempotency_hash) do nothing
  returning r.id, r.reference into v_id, reference;
  if v_id is null then
    -- The same filling was stored a moment ago by another connection.
    select r.reference into strict reference
      from contact.requests r where r.idempotency_hash = p_idempotency_hash;
    outcome := 'known';
    return;
  end if;
  insert into contact.deliveries (request_id, context) values (v_id, p_context);
  outcome := 'stored';
end;
$$;

-- Deletes requests at the end of their retention, with their deliveries, and counts of addresses
-- long before they are a day old: a window is six hours at most. Returns the number of requests.
create function contact.sweep(p_retention interval)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_deleted integer;
begin
  delete from contact.address_counts where window_start < now() - interval '12 hours';
  delete from contact.requests where created_at < now() - p_retention;
  get diagnostics v_deleted = row_count;
  return v_deleted;
end;
$$;

revoke all on schema contact from public;
revoke all on all tables in schema contact from public;
revoke all on all functions in schema contact from public;

do $$
declare
  v_role text;
begin
  -- The roles behind Supabase's public API, where they exist.
  for v_role in
    select rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on schema contact from %I', v_role);
    execute format('revoke all on all tables in schema contact from %I', v_role);
    execute format('revoke all on all functions in schema contact from %I', v_role);
  end loop;
end;
$$;
