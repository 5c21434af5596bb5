import { copySite, watched, withoutScripts } from '@/tests/browsers/site-copy';
import { originOfHostAt, startPublished } from '@/tests/support/hosts';
import { startTestContact } from '@/tests/support/test-contact';
import { freePort } from '@/tooling/support/listen-address';

/** The servers that one browser is tested with. */
export type Stage = {
  /** The built site, with everything behind the contact form. */
  origin: string;
  /** The same without a script. */
  plainOrigin: string;
  /** The same, whose pages take down in `window.violations` what their policy blocks. */
  watchedOrigin: string;
  /** Where the mails of both forms arrive. */
  inbox: string;
  /** The same, for one test alone: what has come from there once is kept by the browser. */
  fallibleOrigin: string;
  /** Does something while nothing answers at `fallibleOrigin`. */
  whileDown: (work: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts everything on free ports of this machine. The site has been built. */
export async function startStage(): Promise<Stage> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const [port, plainPort] = [await freePort(), await freePort()];
    const origin = originOfHostAt('published', port);
    const plainOrigin = originOfHostAt('published', plainPort);
    const { contact, inbox, stop } = await startTestContact([origin, plainOrigin]);
    closers.push(stop);

    const plainCopy = await copySite(withoutScripts);
    closers.push(plainCopy.remove);
    const watchedCopy = await copySite(watched.change, watched.files);
    closers.push(watchedCopy.remove);
    const plain = await startPublished({ root: plainCopy.root, port: plainPort, contact });
    closers.push(plain.close);
    const watching = await startPublished({ root: watchedCopy.root });
    closers.push(watching.close);
    const site = await startPublished({ port, contact });
    closers.push(site.close);
    let fallible = await startPublished();
    closers.push(() => fallible.close());
    const falliblePort = Number(new URL(fallible.origin).port);

    return {
      origin,
      plainOrigin,
      watchedOrigin: watching.origin,
      fallibleOrigin: fallible.origin,
      inbox,
      whileDown: async (work) => {
        await fallible.close();
        try {
          await work();
        } finally {
          fallible = await startPublished({ port: falliblePort });
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
