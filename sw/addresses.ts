/**
 * Matches path and query of an address that is a page of the shop: not the API, the payment sandbox, payment provider callbacks, pictures,
 * documents or other files. Addresses of the previous shop may look like files, under /shop/ or as `about.html`, but are pages too.
 */
export const isPage =
  /^(?!\/(?:api|sandbox|payment-providers|media|assets|icons|screenshots|docs|healthz|readyz)(?:[/?]|$))(?:\/shop\/|(?![^?]*\.(?!(?:html?|php|aspx?|jsp)(?:\?|$))[a-z0-9]+(?:\?|$)))/i;
