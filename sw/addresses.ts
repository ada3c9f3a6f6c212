/**
 * Path and query of an address that is a page of the shop: not the API, the payment sandbox, pictures, documents, or a
 * file. Old addresses under /shop/ may look like files and are pages all the same.
 */
export const isPage =
  /^(?!\/(?:api|sandbox|media|assets|icons|screenshots|docs|healthz|readyz)(?:[/?]|$))(?:\/shop\/|(?![^?]*\.[a-z0-9]+(?:\?|$)))/i;
