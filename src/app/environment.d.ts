interface ImportMetaEnv {
  /** The version from package.json, inserted by the build. */
  readonly SHOP_VERSION?: string;
}
