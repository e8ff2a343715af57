import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { LogEntries, LogExports } = controllers.firmLog

router
  .group(() => {
    router.get('log', [LogEntries, 'index']).as('index')
    router.post('log/exports', [LogExports, 'store']).as('exports.store').use(middleware.inPerson())
  })
  .prefix('law-firm/settings')
  .as('law_firm.log')
  .use([middleware.as('lawyer'), middleware.can('despacho:editar'), middleware.csrf(), middleware.idempotency()])
