-- Where pg_cron and pg_net exist (Supabase), the database calls the function every minute: it
-- delivers what is due and deletes what has expired. Elsewhere the function's own timer does.

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

revoke all on function contact.call_drain() from public;

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
