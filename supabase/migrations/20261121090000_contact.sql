-- Contact requests and their outbox of mails. Runs on Supabase and on plain PostgreSQL 17: roles and
-- extensions of Supabase are used only where they exist.

create schema contact;

-- The submitted fields. The constraints repeat `functions/_shared/contact-request.ts`, so that a bug
-- in the function cannot store invalid data.
create table contact.requests (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the client's idempotency key and the fields: retries are stored once.
  idempotency_hash bytea not null unique check (octet_length(idempotency_hash) = 32),
  -- Shown to the visitor and in the mail.
  reference text not null unique check (reference ~ '^[B-Z]{4}-[B-Z]{4}$'),
  created_at timestamptz not null default now(),
  name text not null
    check (char_length(name) >= 2)
    check (name !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]'),
  email text not null
    check (char_length(email) <= 254)
    check (email ~ '^[\x21-\x7e]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$')
    -- Mail clients decode encoded words (RFC 2047), even in addresses.
    check (position('=?' in email) = 0)
    check (email !~ '^\.|\.\.|\.@'),
  phone text not null
    check (phone !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]'),
  company text not null
    check (company !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]'),
  message text not null
    check (char_length(message) >= 10)
    check (message !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]'),
  request_callback boolean not null,
  -- No field has a maximum length of its own, see `functions/_shared/contact-size.ts`.
  bytes integer not null
    generated always as (
      octet_length(name) + octet_length(email) + octet_length(phone) + octet_length(company)
        + octet_length(message)
    ) stored
    check (bytes <= 65536)
);

-- For deleting expired requests.
create index requests_created_at on contact.requests (created_at);

-- The outbox: one mail per request, inserted in the same transaction.
create table contact.deliveries (
  request_id uuid primary key references contact.requests (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Number of attempts that the mail server rejected permanently (5xx).
  refusals integer not null default 0 check (refusals >= 0),
  -- Time of the first permanent rejection.
  refused_at timestamptz,
  -- Time of the next attempt. A claim moves it forward by the lease: if the claiming process dies,
  -- another one may claim the mail after that.
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Error code of the last attempt, without personal data.
  last_error text check (char_length(last_error) <= 100),
  -- Language, page and campaign of the visit: for the mail only, deleted when it is sent.
  context jsonb check (octet_length(context::text) <= 20000),
  check ((state = 'sent') = (sent_at is not null)),
  check (state <> 'sent' or context is null)
);

create index deliveries_due on contact.deliveries (due_at) where state = 'waiting';
create index deliveries_dead on contact.deliveries (request_id) where state = 'dead';

-- Weight of the requests per window and network (address, site or wider network), and number of the
-- first short requests of networks per block of a provider, each identified by a keyed hash.
create table contact.address_counts (
  window_start timestamptz not null,
  address_hash bytea not null check (octet_length(address_hash) = 32),
  weight integer not null check (weight >= 0),
  primary key (window_start, address_hash)
);

-- Weight of the requests of a window that are mailed immediately: first short requests of networks,
-- and all others.
create table contact.window_totals (
  window_start timestamptz not null,
  is_first boolean not null,
  weight integer not null check (weight > 0),
  primary key (window_start, is_first)
);

-- Due time of the next deferred request, for two queues: requests beyond a network's share, and all
-- others.
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

-- Weight of a request in the limits: ordinary ones count as one, longer ones once per 4 KB. Otherwise
-- a few networks could fill the database and the company's mailbox within their limits.
create function contact.weight_of(p_bytes integer)
returns integer
language sql
immutable
set search_path = ''
return greatest(1, (p_bytes + 4095) / 4096);

-- Counts waiting mails up to a limit, by an index-only scan.
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

-- Whether one of the networks has reached its limit. Read-only, so that rejecting a flood takes no
-- locks.
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
      where c.weight >= given.most
  );
end;
$$;

-- Counts a request against the limits of its networks. The last one before a limit may exceed it, so
-- that a long request is accepted under every limit. Rows are locked in the order of the arrays, which
-- is the same for all requests, so that deadlocks are impossible.
--
-- Returns the weight of the last network's earlier requests; null, without counting, when a limit is
-- reached.
create function contact.count_request(
  p_window_start timestamptz,
  p_weight integer,
  p_hashes bytea[],
  p_limits integer[]
)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_weight integer;
begin
  for i in 1 .. array_length(p_hashes, 1) loop
    insert into contact.address_counts as c (window_start, address_hash, weight)
      values (p_window_start, p_hashes[i], p_weight)
      on conflict (window_start, address_hash) do update set weight = c.weight + p_weight
        where c.weight < p_limits[i]
      returning c.weight into v_weight;
    if not found then
      -- Undo the counts so far; their rows are still locked.
      update contact.address_counts set weight = weight - p_weight
        where window_start = p_window_start and address_hash = any (p_hashes[1 : i - 1]);
      return null;
    end if;
  end loop;
  return v_weight - p_weight;
end;
$$;

-- Counts a request towards one of the window's totals. The last one may exceed it. Returns false,
-- without counting, when the total is used up.
create function contact.count_in_total(
  p_window_start timestamptz,
  p_is_first boolean,
  p_weight integer,
  p_total_limit integer
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- Without a lock: all requests share this row.
  if exists (
    select from contact.window_totals t
      where t.window_start = p_window_start and t.is_first = p_is_first
        and t.weight >= p_total_limit
  ) then
    return false;
  end if;
  insert into contact.window_totals as t (window_start, is_first, weight)
    values (p_window_start, p_is_first, p_weight)
    on conflict (window_start, is_first) do update set weight = t.weight + p_weight
      where t.weight < p_total_limit;
  return found;
end;
$$;

-- Schedules the mail of a request: immediately, or deferred when the window's total is used up. Each
-- network has a share of the total. Requests beyond the share are always deferred and do not count
-- against the total, so that one network cannot use it up for the others. The first request of a
-- network, if it is short, has a total of its own and may use the other one too: otherwise some dozens
-- of networks, each within its share, would delay a new visitor's mail by hours; `accept` bounds how
-- many of them one provider has. Deferred requests
-- are spread by their weight over later windows, each queue at the rate of the total, so that
-- requests within a share do not wait behind those beyond one.
create function contact.schedule(
  p_window_start timestamptz,
  p_window interval,
  p_weight integer,
  p_total_limit integer,
  p_is_first boolean,
  p_is_beyond_share boolean,
  out due_at timestamptz,
  out is_deferred boolean
)
language plpgsql
set search_path = ''
as $$
declare
  v_duration interval := p_window * p_weight / p_total_limit;
begin
  is_deferred := true;
  if p_is_first then
    is_deferred := not contact.count_in_total(p_window_start, true, p_weight, p_total_limit);
  end if;
  if is_deferred and not p_is_beyond_share then
    is_deferred := not contact.count_in_total(p_window_start, false, p_weight, p_total_limit);
  end if;
  if not is_deferred then
    due_at := now();
    return;
  end if;
  update contact.pacing
    set next_due_at = greatest(next_due_at, p_window_start + p_window) + v_duration
    where is_beyond_share = p_is_beyond_share
    returning next_due_at - v_duration into strict due_at;
end;
$$;

-- Checks the limits and stores a request with its delivery, in one statement and one round trip. A
-- request that is stored already is not counted again, even if it was first posted without scripts.
--
-- p_idempotency_hash: hash under which the request is stored
-- p_plain_hash: hash of a post without scripts with the same fields
-- p_address_hash, p_site_hash, p_network_hash: the client's networks, from narrow to wide; the site
--   may be null. Each has a limit of weight per window; the limit of an address is also a network's
--   share of the total
-- p_block_hash: the provider's block around them. As many first requests of its networks as the limit
--   of an address count towards the total of first requests, so that one provider cannot use it up
-- p_total_limit: weight of the requests per window that are mailed immediately, the same again for
--   first short requests of networks, and weight of the deferred ones per later window
-- p_outbox_limit: maximum number of waiting mails. Requests beyond a network's share may fill half of
--   it; from there on the shares shrink with the remaining space, down to one request
-- outcome: 'stored'; 'deferred' (stored, mailed later); 'known' (stored before: its reference);
--   'limited' (a network has reached its limit); 'full' (the outbox limit is reached)
-- retry_after: seconds until the next window, for 'limited'
-- delay_seconds: seconds until the mail leaves, for 'deferred' within the network's share
-- A duplicate reference raises unique_violation and stores nothing; retry with another one.
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
  p_block_hash bytea,
  p_total_limit integer,
  p_outbox_limit integer,
  p_window interval,
  out outcome text,
  out reference text,
  out retry_after integer,
  out delay_seconds integer
)
language plpgsql
set search_path = ''
as $$
declare
  v_window_start timestamptz := date_bin(p_window, now(), timestamptz 'epoch');
  v_hashes bytea[];
  v_limits integer[];
  v_waiting integer;
  v_weight integer;
  v_network_weight integer;
  v_due_at timestamptz;
  v_is_deferred boolean;
  v_is_beyond_share boolean;
  v_is_first boolean := false;
  v_id uuid;
begin
  -- Serialize identical submissions: the second one finds what the first one stored.
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
    -- Serialize close to the limit: uncommitted rows are not in the count.
    perform pg_advisory_xact_lock(hashtextextended('contact.deliveries', 0));
    v_waiting := contact.count_waiting(p_outbox_limit);
  end if;
  if v_waiting >= p_outbox_limit then
    outcome := 'full';
    retry_after := null;
    return;
  end if;

  -- Requests beyond a network's share may fill half of the outbox. From there on the shares shrink
  -- with the remaining space, so that some dozens of networks, each within its share, cannot fill the
  -- outbox faster than it empties.
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
  returning r.id, r.reference, contact.weight_of(r.bytes) into v_id, reference, v_weight;
  if v_id is null then
    -- Another connection stored the same request meanwhile; its plain hash differs, because the clock
    -- hour changed in between.
    select r.reference into strict reference
      from contact.requests r where r.idempotency_hash = p_idempotency_hash;
    outcome := 'known';
    retry_after := null;
    return;
  end if;

  -- Last, to hold these contended row locks for as short as possible.
  v_network_weight := contact.count_request(v_window_start, v_weight, v_hashes, v_limits);
  if v_network_weight is null then
    -- Concurrent requests of the same network have used up the limit.
    delete from contact.requests where id = v_id;
    reference := null;
    return;
  end if;
  v_is_beyond_share := v_network_weight >= p_address_limit;
  -- Read first: a flood from one block must not wait for the row's lock.
  if v_network_weight = 0 and v_weight = 1
    and not contact.is_limited(v_window_start, array[p_block_hash], array[p_address_limit])
  then
    v_is_first := contact.count_request(
      v_window_start, 1, array[p_block_hash], array[p_address_limit]
    ) is not null;
  end if;
  select s.due_at, s.is_deferred into strict v_due_at, v_is_deferred
    from contact.schedule(
      v_window_start, p_window, v_weight, p_total_limit, v_is_first, v_is_beyond_share
    ) s;
  insert into contact.deliveries (request_id, context, due_at) values (v_id, p_context, v_due_at);
  outcome := case when v_is_deferred then 'deferred' else 'stored' end;
  if v_is_deferred and not v_is_beyond_share then
    delay_seconds := ceil(extract(epoch from v_due_at - now()));
  end if;
  retry_after := null;
end;
$$;

-- Deletes some expired requests with their deliveries, and counts after twelve hours (a window is six
-- hours at most). Returns the number of deleted requests; to be called again until it is 0. Not all at
-- once: what one hour's flood has stored may take longer than the function's timeout, and then nothing
-- would ever be deleted again.
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
  delete from contact.requests where id in (
    select r.id from contact.requests r
      where r.created_at < now() - p_retention
      order by r.created_at
      limit 200
      for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end;
$$;

-- Calls the function to drain the outbox. Reads its URL and key from the vault's secrets
-- contact_function_url and contact_drain_key; does nothing while one of them is missing.
create function contact.call_drain()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_url text;
  v_key text;
begin
  -- Dynamic SQL, because the schemas vault and net do not exist on plain PostgreSQL.
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
  -- Roles of Supabase's public API, where they exist.
  for v_role in
    select rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on schema contact from %I', v_role);
    execute format('revoke all on all tables in schema contact from %I', v_role);
    execute format('revoke all on all functions in schema contact from %I', v_role);
  end loop;
end;
$$;

-- Where pg_cron and pg_net exist (Supabase), the database calls the function every minute to deliver
-- due mails and delete expired requests. Elsewhere the function's own timer does both.
do $$
begin
  if (
    select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')
  ) < 2 or not exists (select from pg_roles where rolname = 'supabase_admin') then
    raise notice 'pg_cron or pg_net is missing: the function has to drain the outbox by its own timer';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform cron.schedule('contact-drain', '* * * * *', 'select contact.call_drain()');
end;
$$;
