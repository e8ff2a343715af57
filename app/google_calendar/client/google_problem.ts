/**
 * Why something was not done at Google: access was taken back (`revoked`), the calendar is not there any more (`lost`), it asks to wait (`quota`), its
 * answer cannot be read (`unreadable`), or it does not answer (`unreachable`).
 */
export type GoogleProblemKind = 'revoked' | 'lost' | 'quota' | 'unreadable' | 'unreachable'

/** Google did not do what it was asked. Nothing of what it answers is in the message: it goes into logs. */
export class GoogleProblem extends Error {
  constructor(
    readonly kind: GoogleProblemKind,
    /** Seconds for which Google asks to wait, when it says so. */
    readonly retryAfter: number | null = null
  ) {
    super(`Google Calendar: ${kind}`)
  }
}

/** An answer that is no failure of the whole: the event cannot be so (400), is not to be changed (401, 403), is not there (404, 410), is there already (409), or has changed (412). */
export class EventAnswer extends Error {
  constructor(readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 412) {
    super(`Google Calendar answered ${status}`)
  }
}
