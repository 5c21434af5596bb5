-- A visitor who clicks again while a plain post is under way, now that the form's script is there,
-- sends the same words under another key. They count once: the second post finds the first.
drop function contact.accept(
  bytea, text, text, text, text, text, text, boolean, jsonb, bytea, integer, integer, interval
);

-- Takes a request within the limits and stores it together with its delivery: one statement, so
-- that one round trip and one commit decide. A filling that is stored already counts only once,
-- also when it came the first time from the browser alone, before the form's script was there.
--
-- p_idempotency_hash: under which it is stored
-- p_plain_hash: under which a plain post of the same words is stored
-- outcome: 'stored', 'known' (stored before: its reference), 'address-limited', 'total-limited'
-- retry_after: seconds until the next window of a limit, otherwise null
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
  -- The same words wait for each other: the second finds what the first has stored.
  perform pg_advisory_xact_lock(hashtextextended(encode(p_plain_hash, 'hex'), 0));
  select r.reference into reference
    from contact.requests r where r.idempotency_hash in (p_idempotency_hash, p_plain_hash);
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
    -- The same filling was stored a moment ago by another connection, before the hour changed.
    select r.reference into strict reference
      from contact.requests r where r.idempotency_hash = p_idempotency_hash;
    outcome := 'known';
    return;
  end if;
  insert into contact.deliveries (request_id, context) values (v_id, p_context);
  outcome := 'stored';
end;
$$;

revoke all on function contact.accept from public;
