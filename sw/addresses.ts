/**
 * Path and query of an address that is a page of the shop: not the API, the payment sandbox, what payment providers call, pictures, documents, or a
 * file. Addresses of the shop before may look like files, under /shop/ or as `about.html`, and are pages all the same.
 */
export const isPage =
  /^(?!\/(?:api|sandbox|payment-providers|media|assets|icons|screenshots|docs|healthz|readyz)(?:[/?]|$))(?:\/shop\/|(?![^?]*\.(?!(?:html?|php|aspx?|jsp)(?:\?|$))[a-z0-9]+(?:\?|$)))/i;
