import type { PublicConfiguration } from './configuration.ts';

/** Where the host gives the configuration, whether it is a program or a folder of files. */
export const configurationAddress = '/configuration.json';

/** Parts of the shop that the configuration can leave out; where it does not name them, they are there. */
export const featureNames = ['backInStock', 'installOffer', 'recentlyViewed', 'recommendations'] as const;
export type FeatureName = (typeof featureNames)[number];

/** Whether a part of the shop is there. */
export const hasFeature = ({ features }: Pick<PublicConfiguration, 'features'>, name: FeatureName): boolean =>
  features[name] !== false;
