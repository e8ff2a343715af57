/** The product is closed for maintenance: nothing is written and nobody signs in, save people of the internal domain. */
export class UnderMaintenance extends Error {
  readonly status = 503

  constructor() {
    super('under maintenance')
  }
}
