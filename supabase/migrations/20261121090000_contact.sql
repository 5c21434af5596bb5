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
    check (email ~ '^[\x21-\x7e]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$')
    -- Readers of mail decode such words, in addresses too.
    check (position('=?' in email) = 0),
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
  -- How many of them the mail server has refused for good, and not only for now.
  refusals integer not null default 0 check (refusals >= 0),
  -- When it did so first.
  refused_at timestamptz,
  -- When it may be tried next. A claim moves this forward by the lease: if the process that has
  -- claimed it dies, another one takes over then.
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

-- How many requests came from a network in a window of time: from an address, a site or a wider
-- network, each as a keyed hash of its own.
create table contact.address_counts (
  window_start timestamptz not null,
  address_hash bytea not null check (octet_length(address_hash) = 32),
  requests integer not null check (requests >= 0),
  primary key (window_start, address_hash)
);

-- How many requests of a window are mailed at once.
create table contact.window_totals (
  window_start timestamptz primary key,
  requests integer not null check (requests > 0)
);

-- When the next request that is deferred will be mailed: one queue for what networks send beyond
-- their shares, and one for everything else.
create table contact.pacing (
  is_beyond_share boolean primary key,
  next_due_at timestamptz not null
);
insert into contact.pacing (is_beyond_share, next_due_at)
  values (false, '-infinity'), (true, '-infinity');

alter table contact.requests enable row level security;
alter table contact.deliveries enable row level security;
alter table contact.address_counts enable row level security;
alter table contact.window_totals enable row level security;
alter table contact.pacing enable row level security;

-- How many mails wait, counted up to a limit in an index alone.
create function contact.count_waiting(p_limit integer)
returns integer
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
begin
  return (
    select count(*)
    from (select from contact.deliveries where state = 'waiting' limit p_limit) as waiting
  );
end;
$$;

-- Whether one of the networks has reached its limit. Reads only: a flood beyond the limit costs no
-- more than this.
create function contact.is_limited(
  p_window_start timestamptz,
  p_hashes bytea[],
  p_limits integer[]
)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return exists (
    select from unnest(p_hashes, p_limits) as given (hash, most)
      join contact.address_counts c
        on c.window_start = p_window_start and c.address_hash = given.hash
      where c.requests >= given.most
  );
end;
$$;

-- Counts a request against the limits of its networks. Their rows are locked in the order in which
-- they are given, which is the same for all requests: no two can wait for each other.
--
-- Returns how many requests the last network has sent with this one; null when a limit is reached,
-- and then nothing is counted.
create function contact.count_request(
  p_window_start timestamptz,
  p_hashes bytea[],
  p_limits integer[]
)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_count integer;
begin
  for i in 1 .. array_length(p_hashes, 1) loop
    insert into contact.address_counts as c (window_start, address_hash, requests)
      values (p_window_start, p_hashes[i], 1)
      on conflict (window_start, address_hash) do update set requests = c.requests + 1
        where c.requests < p_limits[i]
      returning c.requests into v_count;
    if not found then
      -- What is counted already is still locked.
      update contact.address_counts set requests = requests - 1
        where window_start = p_window_start and address_hash = any (p_hashes[1 : i - 1]);
      return null;
    end if;
  end loop;
  return v_count;
end;
$$;

-- When a request is mailed: at once, or later, when the window's total is used up. Each network
-- has a share of the total; what it sends beyond its share is always mailed later and uses nothing
-- of the total, so that no network can use it up for the others. Deferred requests are mailed
-- one by one after the window, as many of each queue in a window as the total allows: nobody waits
-- behind what a network has sent beyond its share.
create function contact.schedule(
  p_window_start timestamptz,
  p_window interval,
  p_total_limit integer,
  p_is_beyond_share boolean,
  out due_at timestamptz,
  out is_deferred boolean
)
language plpgsql
set search_path = ''
as $$
begin
  is_deferred := p_is_beyond_share or exists (
    select from contact.window_totals t
      where t.window_start = p_window_start and t.requests >= p_total_limit
  );
  if not is_deferred then
    insert into contact.window_totals as t (window_start, requests) values (p_window_start, 1)
      on conflict (window_start) do update set requests = t.requests + 1
        where t.requests < p_total_limit;
    is_deferred := not found;
  end if;
  if not is_deferred then
    due_at := now();
    return;
  end if;
  update contact.pacing
    set next_due_at = greatest(next_due_at, p_window_start + p_window) + p_window / p_total_limit
    where is_beyond_share = p_is_beyond_share
    returning next_due_at - p_window / p_total_limit into strict due_at;
end;
$$;

-- Takes a request within the limits and stores it together with its delivery: one statement, so
-- that one round trip and one commit decide. A filling that is stored already counts only once,
-- also when it came the first time from the browser alone, before the form's script was there.
--
-- p_idempotency_hash: under which it is stored
-- p_plain_hash: under which a plain post of the same words is stored
-- p_address_hash, p_site_hash, p_network_hash: its networks, from narrow to wide; a site may be
--   missing. Each has a limit per window; the limit of an address is also the share of the total
--   that a network has
-- p_total_limit: requests of a window that are mailed at once, and deferred ones in a later window
-- p_outbox_limit: how many mails may wait. Requests beyond a network's share fill half of it; from
--   there on the shares shrink with what is left, down to one request
-- outcome: 'stored'; 'deferred' (stored, mailed later); 'known' (stored before: its reference);
--   'limited' (a network has reached its limit); 'full' (too many mails wait)
-- retry_after: seconds until the next window when a network has reached its limit
-- A reference that is taken raises unique_violation and stores nothing: try another one.
create function contact.accept(
  p_idempotency_hash bytea,
  p_plain_hash bytea,
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
  p_site_hash bytea,
  p_site_limit integer,
  p_network_hash bytea,
  p_network_limit integer,
  p_total_limit integer,
  p_outbox_limit integer,
  p_window interval,
  out outcome text,
  out reference text,
  out retry_after integer
)
language plpgsql
set search_path = ''
as $$
declare
  v_window_start timestamptz := date_bin(p_window, now(), timestamptz 'epoch');
  v_hashes bytea[];
  v_limits integer[];
  v_waiting integer;
  v_network_requests integer;
  v_due_at timestamptz;
  v_is_deferred boolean;
  v_id uuid;
begin
  -- The same words wait for each other: the second finds what the first has stored.
  perform pg_advisory_xact_lock(hashtextextended(encode(p_plain_hash, 'hex'), 0));
  select r.reference into reference
    from contact.requests r where r.idempotency_hash in (p_idempotency_hash, p_plain_hash);
  if found then
    outcome := 'known';
    return;
  end if;

  v_hashes := array[p_address_hash, p_network_hash];
  v_limits := array[p_address_limit, p_network_limit];
  if p_site_hash is not null then
    v_hashes := array[p_address_hash, p_site_hash, p_network_hash];
    v_limits := array[p_address_limit, p_site_limit, p_network_limit];
  end if;
  retry_after := greatest(1, ceil(extract(epoch from v_window_start + p_window - now())));
  -- First of all: a flood beyond the limits counts no mails, and waits for no lock of others.
  if contact.is_limited(v_window_start, v_hashes, v_limits) then
    outcome := 'limited';
    return;
  end if;

  v_waiting := contact.count_waiting(p_outbox_limit);
  if v_waiting between p_outbox_limit - 100 and p_outbox_limit - 1 then
    -- Close to the limit one after the other: what is not committed yet is not in the count.
    perform pg_advisory_xact_lock(hashtextextended('contact.deliveries', 0));
    v_waiting := contact.count_waiting(p_outbox_limit);
  end if;
  if v_waiting >= p_outbox_limit then
    outcome := 'full';
    retry_after := null;
    return;
  end if;

  -- Requests beyond the share of a network fill half of the outbox and leave the rest to others.
  -- The shares of that rest shrink with it: some dozens of networks can't fill it, each within its
  -- share, faster than it empties.
  if v_waiting >= p_outbox_limit / 2 then
    v_limits[array_length(v_limits, 1)] := least(
      p_network_limit,
      greatest(1, 2 * p_address_limit::bigint * (p_outbox_limit - v_waiting) / p_outbox_limit)
    );
  end if;
  outcome := 'limited';
  if contact.is_limited(v_window_start, v_hashes, v_limits) then
    return;
  end if;

  insert into contact.requests as r (
    idempotency_hash, reference, name, email, phone, company, message, request_callback
  ) values (
    p_idempotency_hash, p_reference, p_name, p_email, p_phone, p_company, p_message,
    p_request_callback
  )
  on conflict (idempotency_hash) do nothing
  returning r.id, r.reference into v_id, reference;
  if v_id is null then
    -- The same filling was stored a moment ago by another connection, before the hour changed.
    select r.reference into strict reference
      from contact.requests r where r.idempotency_hash = p_idempotency_hash;
    outcome := 'known';
    retry_after := null;
    return;
  end if;

  -- Last, because these rows are locked until the commit, and others wait for them.
  v_network_requests := contact.count_request(v_window_start, v_hashes, v_limits);
  if v_network_requests is null then
    -- Others of the same network were faster.
    delete from contact.requests where id = v_id;
    reference := null;
    return;
  end if;
  select s.due_at, s.is_deferred into strict v_due_at, v_is_deferred
    from contact.schedule(
      v_window_start, p_window, p_total_limit, v_network_requests > p_address_limit
    ) s;
  insert into contact.deliveries (request_id, context, due_at) values (v_id, p_context, v_due_at);
  outcome := case when v_is_deferred then 'deferred' else 'stored' end;
  retry_after := null;
end;
$$;

-- Deletes requests at the end of their retention, with their deliveries, and counts long before
-- they are a day old: a window is six hours at most. Returns the number of requests.
create function contact.sweep(p_retention interval)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_deleted integer;
begin
  delete from contact.address_counts where window_start < now() - interval '12 hours';
  delete from contact.window_totals where window_start < now() - interval '12 hours';
  delete from contact.requests where created_at < now() - p_retention;
  get diagnostics v_deleted = row_count;
  return v_deleted;
end;
$$;

-- Asks the function to drain the outbox. Its address and key are two secrets of the vault:
-- contact_function_url and contact_drain_key. Does nothing while one of them is missing.
create function contact.call_drain()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_url text;
  v_key text;
begin
  -- Dynamic, because neither vault nor net exists on a plain PostgreSQL.
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
    into v_url using 'contact_function_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
    into v_key using 'contact_drain_key';
  if v_url is null or v_key is null then
    raise warning 'contact.call_drain: set the secrets contact_function_url and contact_drain_key';
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := $3, timeout_milliseconds := $4)'
    using
      v_url || '?drain',
      jsonb_build_object('authorization', 'Bearer ' || v_key, 'content-type', 'application/json'),
      '{}'::jsonb,
      60000;
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

-- Where pg_cron and pg_net exist (Supabase), the database calls the function every minute: it
-- delivers what is due and deletes what has expired. Elsewhere the function's own timer does.
do $$
begin
  if (
    select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')
  ) < 2 or not exists (select from pg_roles where rolname = 'supabase_admin') then
    raise notice 'pg_cron or pg_net is missing: the function must drain the outbox by itself';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform cron.schedule('contact-drain', '* * * * *', 'select contact.call_drain()');
end;
$$;
