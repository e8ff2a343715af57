import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import type { HttpContext } from '@adonisjs/core/http'
import { homeOf } from '#app/shell/home'
import { signedIn } from '#app/workspaces/context'

const { FirstMatters, FirstSteps } = controllers.onboarding
const { Matters, MatterArchivals, MatterBatchArchivals, MatterOptions, MatterPins } = controllers.matters
const { MatterBatchTrashings, MatterColumns, MatterLabels, MatterLinks, MatterParties } = controllers.matters
const { MatterStates, MatterSwitches, MatterTags, MatterTeams, MatterTrashings } = controllers.matters
const { CourtOptions } = controllers.courts
const { TemplateOptions } = controllers.matterTemplates
const { SavedViews } = controllers.savedViews

/** A way in for the people of a firm; others who try it go home without a notice. */
const wayTo = (path: string) => (ctx: HttpContext) => {
  const identity = signedIn(ctx)
  return ctx.response.redirect(identity.isLawyer ? path : homeOf(identity))
}

router
  .group(() => {
    router
      .group(() => {
        router.get('files/first', [FirstMatters, 'create']).as('first_matter.create')
        router.post('files/first', [FirstMatters, 'store']).as('first_matter.store')
      })
      .use(middleware.can('expedientes:crear'))
    router
      .delete('first-steps', [FirstSteps, 'destroy'])
      .as('first_steps.destroy')
      .use([middleware.can('despacho:editar'), middleware.inPerson()])

    router.get('files/list', [Matters, 'index']).as('matters.index').use(middleware.can('expedientes:leer'))
    router.get('files/add', [Matters, 'create']).as('matters.create').use(middleware.can('expedientes:crear'))
    router.get('files/options', [MatterOptions, 'index']).as('matters.options').use(middleware.can('expedientes:leer'))
    router
      .get('courts/options', [CourtOptions, 'index'])
      .as('court_options.index')
      .use(middleware.can('expedientes:leer'))
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

    router
      .group(() => {
        router.get('files/columns', [MatterColumns, 'show']).as('matter_columns.show')
        router.get('files/labels', [MatterLabels, 'index']).as('matter_labels.index')
      })
      .use(middleware.can('expedientes:leer'))

    router
      .group(() => {
        router.get('files/trash', [MatterTrashings, 'index']).as('matter_trashings.index')
        router
          .post('files/trashings', [MatterBatchTrashings, 'store'])
          .as('matter_batch_trashings.store')
          .use(middleware.inPerson())
        router.delete('files/trashings', [MatterBatchTrashings, 'destroy']).as('matter_batch_trashings.destroy')
        router
          .post('files/:dossierId/trashing', [MatterTrashings, 'store'])
          .as('matter_trashings.store')
          .use(middleware.inPerson())
        router.delete('files/:dossierId/trashing', [MatterTrashings, 'destroy']).as('matter_trashings.destroy')
      })
      .use(middleware.can('expedientes:eliminar'))

    router
      .group(() => {
        router.post('files/labels', [MatterLabels, 'store']).as('matter_labels.store')
        router.delete('files/:dossierId/labels', [MatterLabels, 'destroy']).as('matter_labels.destroy')
        router.post('files/:dossierId/conclusion', [MatterStates, 'conclude']).as('matter_states.conclude')
        router.delete('files/:dossierId/conclusion', [MatterStates, 'reopen']).as('matter_states.reopen')
        router.post('files/:dossierId/suspension', [MatterStates, 'suspend']).as('matter_states.suspend')
        router.delete('files/:dossierId/suspension', [MatterStates, 'reopen']).as('matter_states.resume')
        router.put('files/:dossierId/stage', [MatterStates, 'stage']).as('matter_states.stage')
        router.post('files/:dossierId/privacy', [MatterSwitches, 'hide']).as('matter_switches.hide')
        router.delete('files/:dossierId/privacy', [MatterSwitches, 'show']).as('matter_switches.show')
        router.post('files/:dossierId/read-only', [MatterSwitches, 'close']).as('matter_switches.close')
        router.delete('files/:dossierId/read-only', [MatterSwitches, 'open']).as('matter_switches.open')
        router.put('files/:dossierId/team', [MatterTeams, 'update']).as('matter_teams.update')
        router.put('files/:dossierId/tags', [MatterTags, 'update']).as('matter_tags.update')
        router.post('files/:dossierId/parties', [MatterParties, 'store']).as('matter_parties.store')
        router.put('files/:dossierId/parties/:id', [MatterParties, 'update']).as('matter_parties.update')
        router.delete('files/:dossierId/parties/:id', [MatterParties, 'destroy']).as('matter_parties.destroy')
        router.post('files/:dossierId/links', [MatterLinks, 'store']).as('matter_links.store')
        router.delete('files/:dossierId/links/:id', [MatterLinks, 'destroy']).as('matter_links.destroy')
      })
      .use(middleware.can('expedientes:editar'))
  })
  .prefix('law-firm')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('/', wayTo('/law-firm/files')).as('home')
    router.get('files', wayTo('/law-firm/files/list')).as('files')
  })
  .prefix('law-firm')
  .as('law_firm')
  .use(middleware.as('user'))

router.get('q/:code', [MatterLabels, 'open']).as('law_firm.matter_labels.open').use(middleware.as('user'))

router
  .group(() => {
    router.get('template-options', [TemplateOptions, 'index']).as('template_options.index')
    router.get('template-options/:id', [TemplateOptions, 'show']).as('template_options.show')
  })
  .prefix('law-firm/files')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.can('expedientes:crear')])

router
  .put('law-firm/files/:dossierId/fields', [controllers.matters.MatterFields, 'update'])
  .as('law_firm.matter_fields.update')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency(), middleware.can('expedientes:editar')])

/** Each list has its own permission, which the controller and the policy ask for. */
router
  .group(() => {
    router.post('views', [SavedViews, 'store']).as('store')
    router.put('views/:id', [SavedViews, 'update']).as('update')
    router.delete('views/:id', [SavedViews, 'destroy']).as('destroy')
    router.post('views/:id/default', [SavedViews, 'choose']).as('choose')
    router.delete('views/:id/default', [SavedViews, 'unchoose']).as('unchoose')
  })
  .prefix('law-firm')
  .as('law_firm.saved_views')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
