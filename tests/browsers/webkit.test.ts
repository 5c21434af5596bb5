import { startWebKit } from '@/tests/browsers/drivers/webkit';
import { requireProgram } from '@/tests/browsers/programs';
import { runSmokeTests } from '@/tests/browsers/smoke-suite';

runSmokeTests('WebKit', () => startWebKit(requireProgram('webkit')));
