interface ImportMetaEnv {
  /** The version in package.json, put in when the page is built. */
  readonly SHOP_VERSION?: string;
}
