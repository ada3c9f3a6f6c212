/** The build of this page; null in development. */
export const pageBuild = (): string | null => document.documentElement.dataset['build'] ?? null;
