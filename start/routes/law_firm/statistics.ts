import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ClientReportBatches, ClientReportDrafts, ClientReports, ReportFiles, Reports, Statistics } =
  controllers.insights

router
  .group(() => {
    router.get('statistics', [Statistics, 'show']).as('show')
    router.get('statistics/rows', [Statistics, 'rows']).as('rows')
    router.get('statistics/file', [Statistics, 'file']).as('file')
  })
  .prefix('law-firm')
  .as('law_firm.statistics')
  .use([middleware.as('lawyer'), middleware.can('estadisticas:leer'), middleware.csrf()])

router
  .group(() => {
    router
      .group(() => {
        router.get('/', [Reports, 'index']).as('index')
        router.get('view/:id', [Reports, 'show']).as('show')
        router.get('view/:id/pdf', [ReportFiles, 'show']).as('pdf')
        router.post(':id/files', [ReportFiles, 'store']).as('files.store')
      })
      .use(middleware.can('reportes:leer'))
    router
      .group(() => {
        router.get('add', [Reports, 'create']).as('create')
        router.get('edit/:id', [Reports, 'edit']).as('edit')
        router.post('/', [Reports, 'store']).as('store')
        router.post('preview', [Reports, 'preview']).as('preview')
        router.put(':id', [Reports, 'update']).as('update')
        router.delete(':id', [Reports, 'destroy']).as('destroy')
      })
      .use(middleware.can('reportes:crear'))
  })
  .prefix('law-firm/reports')
  .as('law_firm.reports')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router
      .group(() => {
        router.get('/', [ClientReportBatches, 'index']).as('index')
        router.post('/', [ClientReportBatches, 'store']).as('store').use(middleware.inPerson())
        router.get(':id', [ClientReportBatches, 'show']).as('show')
        router.post(':id/sending', [ClientReportBatches, 'send']).as('send').use(middleware.inPerson())
      })
      .prefix('batches')
      .as('law_firm.client_report_batches')
    router
      .group(() => {
        router.get('/', [ClientReportDrafts, 'show']).as('show')
        router.put('/', [ClientReportDrafts, 'update']).as('update').use(middleware.inPerson())
        router.post('preparation', [ClientReportDrafts, 'prepare']).as('prepare').use(middleware.inPerson())
      })
      .prefix('batches/:id/drafts/:draftId')
      .as('law_firm.client_report_drafts')
    router
      .group(() => {
        router.get('/', [ClientReports, 'index']).as('index')
        router.get(':id', [ClientReports, 'show']).as('show')
        router.post(':id', [ClientReports, 'store']).as('store').use(middleware.inPerson())
      })
      .as('law_firm.client_reports')
  })
  .prefix('law-firm/client-reports')
  .use([
    middleware.as('lawyer'),
    middleware.can('expedientes:leer'),
    middleware.can('clientes:leer'),
    middleware.can('reportes:crear'),
    middleware.csrf(),
    middleware.idempotency(),
  ])
