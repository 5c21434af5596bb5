import type { Service } from '@/lib/consent/consent';
import type { Site } from '@/lib/site/schema';

/** The declared services; what one does not say of its storage, it does not store. */
export function declaredServices({ services }: Pick<Site, 'services'>): Service[] {
  return services.map(({ id, name, category, script, element, storage }) => ({
    id,
    name,
    category,
    script,
    element,
    storage: {
      local: storage?.local ?? [],
      session: storage?.session ?? [],
      cookies: storage?.cookies ?? [],
    },
  }));
}
