/**
 * What PostgreSQL's programs are told: nothing of the shell's `PG…` variables, and English, in
 * which their messages are read.
 */
export const postgresEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PATH: process.env['PATH'] ?? '',
  LC_ALL: 'C',
  // Without them no program starts on Windows.
  ...(process.platform === 'win32' && {
    SystemRoot: process.env['SystemRoot'],
    TEMP: process.env['TEMP'],
  }),
};
