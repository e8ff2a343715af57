/** The same request was done before, but whoever did it died before they could answer. */
export class AlreadyStored extends Error {
  readonly status = 409

  constructor() {
    super('the same request was done; its answer is lost')
  }
}
