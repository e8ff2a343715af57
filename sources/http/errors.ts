/** A request that could not be had: after all retries, or one that no retry would mend. The run may go on with the next record. */
export class HttpFailed extends Error {
  constructor(
    readonly url: string,
    /** Short technical reason without private data: `HTTP 500`, `timeout`, `ECONNRESET`. */
    readonly reason: string,
    readonly status: number | null = null
  ) {
    super(`${reason}: ${url}`)
    this.name = new.target.name
  }
}

/** The address, or one that it redirected or resolved to, belongs to a private network. */
export class AddressRefused extends HttpFailed {
  constructor(url: string) {
    super(url, 'private address')
  }
}

/** The site asks to be left alone (401, 403, a challenge page, 429 that does not end): the run stops at once, it does not go on to the next record. */
export class SourceBlocked extends Error {
  constructor(
    readonly url: string,
    readonly reason: string
  ) {
    super(`the site refuses to be read (${reason}): ${url}`)
    this.name = 'SourceBlocked'
  }
}

/** A failure of one attempt that another attempt may mend. */
export class PassingTrouble extends Error {
  constructor(
    readonly reason: string,
    readonly status: number | null = null,
    /** Milliseconds that the site asked to wait, when it did. */
    readonly retryAfterMs: number | null = null
  ) {
    super(reason)
    this.name = 'PassingTrouble'
  }
}
