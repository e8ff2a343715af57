/** The same request is still running: 'Unable to initiate request because another process is still pending'. */
export class StillPending extends Error {
  readonly status = 409

  constructor() {
    super('the same request is still running')
  }
}
