import { drawCard } from '@/tooling/assets/link-previews/draw-card';
import { doJobs } from '@/tooling/support/worker-team';

doJobs(drawCard);
