import { pathToFileURL } from 'node:url'
import { join, resolve } from 'node:path'

/**
 * The production build, with one page more: empty, behind the same session, audience and permission as the matter list. One person may search as often as
 * the measurement does.
 */
const build = resolve(import.meta.dirname, '../../../build')
const load = (path: string) => import(pathToFileURL(join(build, path)).href)

const { ignite } = await load('bin/ignitor.js')

await ignite()
  .tap((app: { starting(hook: () => Promise<void>): void }) => {
    app.starting(async () => {
      const { default: router } = await import('@adonisjs/core/services/router')
      const { middleware } = await load('start/kernel.js')
      const { SEARCHES } = await load('app/research/search_limit.js')
      SEARCHES.points = 1_000_000_000
      router
        .get('/law-firm/bench-empty', ({ inertia }) => inertia.render('errors/not_found', { requestId: '' }))
        .use([middleware.csrf(), middleware.idempotency(), middleware.as('lawyer'), middleware.can('expedientes:leer')])
    })
  })
  .httpServer()
  .start()

process.send!({ port: Number(process.env.PORT) })
