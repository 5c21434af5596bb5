import { workOnPage } from '@/tooling/publishing/page-work';
import { doJobs } from '@/tooling/support/worker-team';

doJobs(workOnPage);
