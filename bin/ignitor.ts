import { isMainThread } from 'node:worker_threads'

process.env.TZ = 'UTC'

await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')

// What Foja keeps is for its own user alone. A build is for whoever runs it, and threads have the mask of their process.
if (isMainThread && process.argv[2] !== 'build') process.umask(0o077)

export const APP_ROOT = new URL('../', import.meta.url)

/** Imports application files relative to the root, packages by name. */
export const importer = (filePath: string) =>
  filePath.startsWith('./') || filePath.startsWith('../') ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

/** The one way in which every entry point (server, console, worker, job, test) makes the application. */
export function ignite() {
  return new Ignitor(APP_ROOT, { importer }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
}
