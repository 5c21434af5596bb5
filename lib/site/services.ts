import type { Service } from '@/lib/consent/consent';
import type { Site } from '@/lib/site/schema';

/** The configured services, with an empty list for each kind of storage that is not configured. */
export function declaredServices({ services }: Pick<Site, 'services'>): Service[] {
  return services.map(({ id, name, category, script, templateId, storage }) => ({
    id,
    name,
    category,
    script,
    templateId,
    storage: {
      local: storage?.local ?? [],
      session: storage?.session ?? [],
      cookies: storage?.cookies ?? [],
    },
  }));
}
