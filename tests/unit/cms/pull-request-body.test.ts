/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenshotReport } from '@/scripts/cms/changed-screenshots';
import { changesTable } from '@/scripts/text-changes/changes-table';
import { readTextsJobs } from '@/tests/support/workflow';

const steps = Object.values(readTextsJobs()).flatMap((job) => job.steps);
const script = steps.find(({ run }) => run?.includes('> body.md'))?.run ?? 'exit 9';
const compared = steps.find(({ run }) => run?.includes('messages -- changed'))?.run ?? '';

const pictures = ['expected', 'actual'].map((state) => `nurses/de-nurses-360-${state}.png`);

/** The text of the pull request, with or without a host for the preview. */
function renderBody(env: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'body-'));
  try {
    mkdirSync(join(folder, 'pictures'));
    const change = { text: 'nurses.hero.lead', locale: 'de', before: 'Alt', after: 'Neu' } as const;
    const preview = /changed \S+ (\S+)/.exec(compared)?.[1];
    const table = changesTable([change], { since: 'main', preview });
    writeFileSync(join(folder, 'pictures/changes.md'), table);
    writeFileSync(join(folder, 'pictures/report.md'), screenshotReport(pictures));
    execFileSync('bash', ['-e', '-c', script], {
      cwd: folder,
      env: { ...process.env, RUN: 'https://run', SITE: '', PICTURES: '', ...env },
    });
    return readFileSync(join(folder, 'body.md'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('The pull request with texts', () => {
  it('links each text to its page in the preview, and shows the screenshots', () => {
    const body = renderBody({ SITE: 'https://a.pages.dev', PICTURES: 'https://b.pages.dev' });
    expect(body).toContain('| Alt | Neu | [/krankenpfleger](https://a.pages.dev/krankenpfleger) |');
    expect(body).toContain('![after](https://b.pages.dev/nurses/de-nurses-360-actual.png)');
    expect(body).not.toContain('_URL');
  });

  it('names the page without a link if there is no preview', () => {
    const body = renderBody({});
    expect(body).toContain('| Alt | Neu | /krankenpfleger |');
    expect(body).toContain('artefact `pictures` of https://run');
    expect(body).not.toContain('_URL');
  });
});
