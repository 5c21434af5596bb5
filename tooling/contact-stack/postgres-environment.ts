/**
 * The environment of PostgreSQL's programs: without the shell's `PG…` variables, and with English
 * messages, which are parsed.
 */
export const postgresEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PATH: process.env['PATH'] ?? '',
  LC_ALL: 'C',
  // Programs do not start on Windows without these.
  ...(process.platform === 'win32' && {
    SystemRoot: process.env['SystemRoot'],
    TEMP: process.env['TEMP'],
  }),
};
