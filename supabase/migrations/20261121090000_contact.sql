-- Contact requests. A row is a request and its mail: the outbox is the same table. Runs on Supabase
-- and on plain PostgreSQL 17. Only transaction-level locks are used, because poolers share sessions.

create schema contact;

create table contact.requests (
  id uuid primary key default gen_random_uuid(),
  -- Shown to the visitor and in the mail.
  reference text not null unique check (reference ~ '^[B-Z]{4}-[B-Z]{4}$'),
  created_at timestamptz not null default now(),
  -- Hash of the fields: the same words from the same person within an hour count once.
  fingerprint bytea not null,
  -- Keyed hashes of the client's networks, deleted after twelve hours.
  address_hash bytea,
  network_hash bytea,
  name text not null check (char_length(name) >= 2),
  email text not null check (email ~ '^[\x21-\x7e]+@[a-zA-Z0-9.-]+$'),
  phone text not null,
  company text not null,
  message text not null check (char_length(message) >= 10),
  request_callback boolean not null,
  -- Language, page and campaign of the visit, deleted when the mail is sent.
  context jsonb not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  claimed_at timestamptz,
  -- A claim delays it, so that no other claim gets the mail during or soon after the attempt.
  next_attempt_at timestamptz not null default now(),
  -- Code of the last failure, without personal data.
  last_error text
);

create index requests_created_at on contact.requests (created_at);
create index requests_fingerprint on contact.requests (fingerprint, created_at);
create index requests_network on contact.requests (network_hash, created_at);
create index requests_sent_at on contact.requests (sent_at);

-- Stores a request within the limits. Everything is checked twice: first without the lock, so that
-- refused requests do not wait for it, then with the lock, so that the limits are exact.
--
-- outcome: 'stored'; 'known' (stored within the last hour: its reference); 'limited' (retry_after in
--   seconds); 'full' (too many mails are waiting)
create function contact.accept(
  p_fingerprint bytea, p_reference text, p_request jsonb, p_context jsonb,
  p_address bytea, p_network bytea,
  p_per_address integer, p_per_network integer, p_max_waiting integer,
  out outcome text, out reference text, out retry_after integer
)
language plpgsql
set search_path = ''
as $$
declare
  v_last_hour constant timestamptz := now() - interval '1 hour';
begin
  for v_round in 1..2 loop
    select 'known', r.reference into outcome, reference from contact.requests r
      where fingerprint = p_fingerprint and created_at > v_last_hour;
    exit when found;
    -- The n-th latest request counts until it is an hour old.
    select 'limited', ceil(extract(epoch from greatest(
        (array_agg(created_at order by created_at desc)
          filter (where address_hash = p_address))[p_per_address],
        (array_agg(created_at order by created_at desc))[p_per_network]
      ) - v_last_hour)) into outcome, retry_after from contact.requests
      where network_hash = p_network and created_at > v_last_hour;
    exit when retry_after is not null;
    outcome := 'full';
    exit when exists (
      select from contact.requests where sent_at is null offset p_max_waiting - 1
    );
    outcome := 'stored';
    if v_round = 1 then
      perform pg_advisory_xact_lock(hashtext('contact.accept'));
    end if;
  end loop;
  if outcome = 'stored' then
    reference := p_reference;
    insert into contact.requests (
      reference, fingerprint, address_hash, network_hash, context,
      name, email, phone, company, message, request_callback
    )
    select p_reference, p_fingerprint, p_address, p_network, p_context,
      r.name, r.email, r.phone, r.company, r.message, r.request_callback
      from jsonb_populate_record(null::contact.requests, p_request) r;
  end if;
end;
$$;

-- Claims the next due mail, and delays its next attempt by 2 minutes, then by more, up to an hour.
-- Networks take turns, and mails sent within the last hour count as turns, so that requests of one
-- network do not delay others. Returns no row if no mail is due, or if p_per_hour is reached.
create function contact.claim(p_per_hour integer)
returns setof contact.requests
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('contact.claim'));
  return query
    update contact.requests set
      attempts = attempts + 1,
      claimed_at = now(),
      next_attempt_at = now()
        + least(interval '1 hour', interval '2 minutes' * (2 ^ least(attempts, 5)))
    where p_per_hour > (
      select count(*) from contact.requests
        where sent_at > now() - interval '1 hour'
          or (sent_at is null and claimed_at > now() - interval '2 minutes')
    ) and id = (
      select queue.id from (
        select r.*, row_number() over (
          partition by network_hash order by sent_at, claimed_at, created_at
        ) as turn
        from contact.requests r where sent_at is null or sent_at > now() - interval '1 hour'
      ) as queue
      where sent_at is null and next_attempt_at <= now()
      order by turn, created_at limit 1
    )
    returning *;
end;
$$;

-- A new schema grants nothing to anybody but its owner, and so nothing to Supabase's API roles.
alter table contact.requests enable row level security;

-- On Supabase the database calls the function every minute; elsewhere the server has a timer. The
-- function's address and SECRET are the vault's secrets contact_function_url and contact_secret.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_admin') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('contact-drain', '* * * * *', $job$
      select net.http_post(url := url.decrypted_secret || '?drain', timeout_milliseconds := 60000,
        headers := jsonb_build_object('authorization', 'Bearer ' || secret.decrypted_secret))
      from vault.decrypted_secrets url, vault.decrypted_secrets secret
      where url.name = 'contact_function_url' and secret.name = 'contact_secret'
    $job$);
  end if;
end;
$$;
