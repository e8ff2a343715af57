/** What was lacking. Sent as the object code of a 403 (specification §8: «403 with an object code: permissions-error message»). */
export type Lacking =
  | { permission: string }
  | { scope: string }
  | { route: string }
  | { csrf: true }
  | { preview: true }
  | { readOnly: true }

/** An action or a page that this person may not have. A page goes back to their home with '¡Sin Acceso!'; a JSON call gets 403. */
export class NoAccess extends Error {
  readonly status = 403

  constructor(readonly lacking: Lacking) {
    super(`no access: ${JSON.stringify(lacking)}`)
  }
}

/** A record that does not exist, or that belongs to somebody else: both answer alike. */
export class NotFound extends Error {
  readonly status = 404

  constructor(what = 'record') {
    super(`${what} not found`)
  }
}
