import type { ExternalSources } from '@/lib/headers/content-security-policy';
import type { Site } from '@/lib/site/schema';

/** The origin of an absolute URL; empty for a path of this site. */
function externalOrigin(url: string): string[] {
  return url.startsWith('/') ? [] : [new URL(url).origin];
}

/**
 * The external origins from which the site may load: the contact function's and those of declared
 * services.
 */
export function externalSources({
  supabase,
  services,
}: Pick<Site, 'supabase' | 'services'>): ExternalSources {
  return {
    connect: supabase ? [supabase.url] : [],
    services: services.flatMap(({ script, origins = [] }) => [
      ...(script === undefined ? [] : externalOrigin(script)),
      ...origins,
    ]),
    hasServices: services.length > 0,
  };
}
