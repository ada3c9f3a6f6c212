/** A backup or restore is not possible; the message tells the operator why, and what to do. */
export class BackupRefused extends Error {}
