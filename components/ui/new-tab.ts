/** Attributes of a link to another site: a new tab that learns nothing of this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
