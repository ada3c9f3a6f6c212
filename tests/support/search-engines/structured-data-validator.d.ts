declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** `data` holds a page's nodes by format and type. */
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
    }): Promise<
      readonly { readonly severity: 'ERROR' | 'WARNING'; readonly issueMessage: string; readonly rootType: string }[]
    >;
  }
}
