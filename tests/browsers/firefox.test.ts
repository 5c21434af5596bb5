import { startFirefox } from '@/tests/browsers/drivers/firefox';
import { requireProgram } from '@/tests/browsers/programs';
import { runSmokeTests } from '@/tests/browsers/smoke-suite';

runSmokeTests('Firefox', () => startFirefox(requireProgram('firefox')));
