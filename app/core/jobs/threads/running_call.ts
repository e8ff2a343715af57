import { EventEmitter } from 'node:events'

/** A job that runs in a thread, as Bree knows a worker: `postMessage('cancel')` asks it to end, `exit` tells that it has. */
export class RunningCall extends EventEmitter {
  constructor(
    readonly name: string,
    private readonly cancel: () => void
  ) {
    super()
  }

  postMessage(message: unknown): void {
    if (message === 'cancel') this.cancel()
  }

  async terminate(): Promise<number> {
    this.cancel()
    return 0
  }

  end(code: number): void {
    this.emit('exit', code)
  }
}
