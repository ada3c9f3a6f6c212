/** A back-up or a restore can't be done; the message tells the operator why and what to do. */
export class BackupRefused extends Error {}
