import { startInbox } from '@/scripts/support/stack/inbox/inbox';
import { startBackend } from '@/tests/contact/support/backend';
const n = Number(process.argv[3] ?? 3000);
const deno = (process.argv[2] ?? '2.9') as '2.9';
const backend = await startBackend();
const inbox = await startInbox({ folder: backend.folder('inbox') });
await backend.sql`
      with stored as (
        insert into contact.requests
          (idempotency_hash, reference, name, email, phone, company, message, request_callback)
        select sha256(number::text::bytea),
          regexp_replace(
            translate(to_char(number, 'FM00000000'), '0123456789', 'BCDFGHJKMN'), '(.{4})', '\\1-'
          ),
          'Ana', 'ana@b.test', '', '', 'Guten Tag zusammen', false
        from generate_series(1, ${n}::int) number
        returning id
      )
      insert into contact.deliveries (request_id) select id from stored`;
const t=Date.now();
const running = await backend.startFunction({ SMTP_URL: inbox.smtpUrl, ...JSON.parse(process.argv[4] ?? '{}') }, { deno });
let first=0;
for (;;) { const [r] = await backend.sql`select count(*)::integer as c from contact.deliveries where state='sent'`; if (r!.c > 0 && !first) first=Date.now(); if (r!.c === n) break; if (Date.now()-t>100000) {console.log('timeout', r!.c); break;} await new Promise(r=>setTimeout(r,100)); }
console.log(deno, n, 'mails', ((Date.now()-first)/1000).toFixed(1),'s', (n/((Date.now()-first)/1000)).toFixed(0),'/s');
import { readFileSync } from 'node:fs'; import { execSync } from 'node:child_process';
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1]!.split(' '); return (Number(f[11])+Number(f[12]))/100; };
console.log('function cpu', cpu(running.pid), 'inbox+test cpu', process.cpuUsage().user/1e6+process.cpuUsage().system/1e6, 'threads', execSync(`ps -o cputime= -p ${running.pid}`).toString().trim());
await backend.close(); await inbox.close();
