-- Every field of a request is stored in the column of its name, so that a further field needs a
-- column only. The column must allow null, because calls before the next deployment of the function
-- do not have the field. A call waits at most three seconds for its turn: the function's client waits
-- four, and poolers refuse a timeout for the connection.

create or replace function contact.accept(
  p_fingerprint bytea, p_reference text, p_request jsonb, p_context jsonb,
  p_address bytea, p_network bytea,
  p_per_address integer, p_per_network integer, p_max_waiting integer,
  out outcome text, out reference text, out retry_after integer
)
language plpgsql
set search_path = ''
set lock_timeout = '3s'
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
    insert into contact.requests select r.* from jsonb_populate_record(
      null::contact.requests,
      p_request || jsonb_build_object(
        'id', gen_random_uuid(), 'reference', p_reference, 'created_at', now(),
        'fingerprint', p_fingerprint, 'address_hash', p_address, 'network_hash', p_network,
        'context', p_context, 'attempts', 0, 'next_attempt_at', now()
      )
    ) r;
  end if;
end;
$$;
