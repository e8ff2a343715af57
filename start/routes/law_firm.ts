import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { controllers } from '#generated/controllers'
import { homeOf } from '#app/shell/home'
import { signedIn } from '#app/workspaces/context'
import { middleware } from '#start/kernel'

const { Matters, MatterArchivals, MatterBatchArchivals, MatterOptions, MatterPins } = controllers.matters

/** A way in for the people of a firm; others who try it go home without a notice. */
const wayTo = (path: string) => (ctx: HttpContext) => {
  const identity = signedIn(ctx)
  return ctx.response.redirect(identity.isLawyer ? path : homeOf(identity))
}

router
  .group(() => {
    router.get('/', wayTo('/law-firm/files')).as('home')
    router.get('files', wayTo('/law-firm/files/list')).as('files')
  })
  .prefix('law-firm')
  .as('law_firm')
  .use(middleware.as('user'))

router
  .group(() => {
    router.get('files/list', [Matters, 'index']).as('matters.index').use(middleware.can('expedientes:leer'))
    router.get('files/add', [Matters, 'create']).as('matters.create').use(middleware.can('expedientes:crear'))
    router
      .get('files/options', [MatterOptions, 'index'])
      .as('matters.options')
      .use(middleware.can('expedientes:editar'))
    router
      .get('files/file-overview/:dossierId', [Matters, 'show'])
      .as('matters.show')
      .use(middleware.can('expedientes:leer'))
    router.post('files', [Matters, 'store']).as('matters.store').use(middleware.can('expedientes:crear'))
    router.put('files/:dossierId', [Matters, 'update']).as('matters.update').use(middleware.can('expedientes:editar'))

    router
      .group(() => {
        router.post('files/archivals', [MatterBatchArchivals, 'store']).as('matter_batch_archivals.store')
        router.delete('files/archivals', [MatterBatchArchivals, 'destroy']).as('matter_batch_archivals.destroy')
        router.post('files/:dossierId/archival', [MatterArchivals, 'store']).as('matter_archivals.store')
        router.delete('files/:dossierId/archival', [MatterArchivals, 'destroy']).as('matter_archivals.destroy')
      })
      .use(middleware.can('expedientes:archivar'))

    router
      .get('files/:dossierId/pins/:id', [MatterPins, 'show'])
      .as('matter_pins.show')
      .use(middleware.can('expedientes:leer'))
    router
      .group(() => {
        router.post('files/:dossierId/pins', [MatterPins, 'store']).as('matter_pins.store')
        router.put('files/:dossierId/pins/:id', [MatterPins, 'update']).as('matter_pins.update')
        router.delete('files/:dossierId/pins/:id', [MatterPins, 'destroy']).as('matter_pins.destroy')
      })
      .use(middleware.can('expedientes:editar'))
  })
  .prefix('law-firm')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
