import type { PublicConfiguration } from './configuration.ts';

/** The address of the configuration, whether the host is a program or a folder of files. */
export const configurationAddress = '/configuration.json';

/** Parts of the shop that the configuration can turn off; those that it doesn't name are on. */
export const featureNames = ['backInStock', 'installOffer', 'recentlyViewed', 'recommendations'] as const;
export type FeatureName = (typeof featureNames)[number];

/** Whether a part of the shop is on. */
export const hasFeature = ({ features }: Pick<PublicConfiguration, 'features'>, name: FeatureName): boolean =>
  features[name] !== false;
