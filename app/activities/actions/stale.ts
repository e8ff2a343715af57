/** Somebody else changed the record since the person began to edit it. */
export class Stale extends Error {}
