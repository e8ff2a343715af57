import type { ApplicationService } from '@adonisjs/core/types'

const ignore = () => undefined

/**
 * Lets a command finish what it holds when it is told to stop: Ctrl-C once, or the end of the application, which waits for it.
 * `done` is called when the command is over. A second Ctrl-C ends the process at once. A reader of the output that leaves ends nothing.
 */
export function stopSignal(app: ApplicationService, onStop: () => void): { signal: AbortSignal; done: () => void } {
  const stopper = new AbortController()
  const over = Promise.withResolvers<void>()
  let isOver = false
  const stop = () => {
    if (isOver) return
    onStop()
    stopper.abort(new Error('told to stop'))
  }
  process.once('SIGINT', stop)
  if (!process.stdout.listeners('error').includes(ignore)) process.stdout.on('error', ignore)
  app.terminating(() => {
    stop()
    return over.promise
  })
  return {
    signal: stopper.signal,
    done() {
      isOver = true
      process.off('SIGINT', stop)
      over.resolve()
    },
  }
}
