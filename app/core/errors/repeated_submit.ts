/**
 * The same request is still running, 'Unable to initiate request because another process is still pending', or it was done and whoever did it died
 * before they could answer.
 */
export class RepeatedSubmit extends Error {
  readonly status = 409

  constructor(readonly state: 'running' | 'kept') {
    super(state === 'running' ? 'the same request is still running' : 'the same request was done; its answer is lost')
  }
}
