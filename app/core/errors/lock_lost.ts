/** Another process goes on with the work of this one, or it was called off: the transaction at hand is undone. */
export class LockLost extends Error {}
