import { nginxServer } from '@/scripts/hosts/nginx';

it('is reached by IPv4 and IPv6', () => {
  const lines = nginxServer({ rules: [] }).split('\n');
  expect(lines.filter((line) => line.includes('listen'))).toEqual([
    '    listen 80;',
    '    listen [::]:80;',
  ]);
});
