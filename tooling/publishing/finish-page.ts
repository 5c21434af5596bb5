import { addPolicy } from '@/tooling/publishing/add-policy';
import { assetPath, assetsFolder } from '@/tooling/publishing/asset-names';
import { publishAssets } from '@/tooling/publishing/assets';
import { problemsOfPage } from '@/tooling/publishing/check-page';
import { moveIslandProps } from '@/tooling/publishing/move-island-props';
import { parsePage, serialisePage } from '@/tooling/publishing/page-document';
import { searchBoxOf, setSearchIndex } from '@/tooling/publishing/publish-search';
import { placeStyles } from '@/tooling/publishing/styles/first-screen';
import type { PageStyles } from '@/tooling/publishing/styles/page-styles';

/** What a published page follows from. */
export type FinishJob = {
  /** The page's draft. */
  html: string;
  /** Public paths of the bundler's files, by their addresses there. */
  assets: Readonly<Record<string, string>>;
  /** Public path of the language's search index, if there is one. */
  search?: string | undefined;
  styles: PageStyles;
  /** The content security policy, and the inline style sheets that it allows. */
  policy: string;
  allowedStyles: readonly string[];
  /** Address of the site without a path. */
  url: string;
};

/** A published page. */
export type FinishedPage = {
  html: string;
  /** Files with the data of its islands, by public path. */
  data: Readonly<Record<string, string>>;
  /** What the policy would block in it, and internal addresses. */
  problems: readonly string[];
  /** Names of the files in the folder of assets that it refers to. */
  refersTo: readonly string[];
};

const assetNames = new RegExp(`${assetsFolder}/([\\w.-]+)`, 'g');

/** Makes a published page of a draft. */
export async function finishPage(job: FinishJob): Promise<FinishedPage> {
  const $ = parsePage(job.html);
  await publishAssets($, async (address) => job.assets[address] ?? address);
  if (job.search !== undefined) setSearchIndex(searchBoxOf($), job.search);
  placeStyles($, job.styles);
  const data: Record<string, string> = {};
  await moveIslandProps($, async (json) => {
    const path = assetPath('props.json', Buffer.from(json));
    data[path] = json;
    return path;
  });
  addPolicy($, job.policy);
  const html = serialisePage($);
  return {
    html,
    data,
    problems: problemsOfPage(parsePage(html), { url: job.url, styles: job.allowedStyles }),
    refersTo: [...new Set([...html.matchAll(assetNames)].map(([, name = '']) => name))],
  };
}
