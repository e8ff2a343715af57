import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { MatterTemplates, TemplateCopies, TemplatePublications } = controllers.matterTemplates
const GUARDS = [middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()]

/** Templates of matters: list, pages and writes of one place. */
function templates() {
  router.get('templates', [MatterTemplates, 'index']).as('index').use(middleware.can('plantilla:leer'))
  router.get('templates/add', [MatterTemplates, 'create']).as('create').use(middleware.can('plantilla:crear'))
  router.get('templates/edit/:id', [MatterTemplates, 'edit']).as('edit').use(middleware.can('plantilla:editar'))
  router.get('templates/view/:id', [MatterTemplates, 'show']).as('show').use(middleware.can('plantilla:leer'))
  router.post('templates', [MatterTemplates, 'store']).as('store').use(middleware.can('plantilla:crear'))
  router.post('templates/copies', [TemplateCopies, 'store']).as('copies.store').use(middleware.can('plantilla:crear'))
  router.put('templates/:id', [MatterTemplates, 'update']).as('update').use(middleware.can('plantilla:editar'))
  router.delete('templates/:id', [MatterTemplates, 'destroy']).as('destroy').use(middleware.can('plantilla:eliminar'))
  router
    .group(() => {
      router.post('templates/:id/publication', [TemplatePublications, 'store']).as('publication.store')
      router.delete('templates/:id/publication', [TemplatePublications, 'destroy']).as('publication.destroy')
    })
    .use(middleware.can('plantilla:editar'))
}

router.group(templates).prefix('law-firm/settings').as('law_firm.matter_templates').use(GUARDS)

router.group(templates).prefix('settings').as('settings.matter_templates').use(GUARDS)
