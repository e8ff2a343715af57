import router from '@adonisjs/core/services/router'
import { onlyRecordId } from '#app/core/http/record_id'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Cfdi, CfdiBatches, CfdiCancellations, CfdiFiles, CfdiFolders, CfdiLinks, PaymentComplements } = controllers.cfdi

/** Tax documents of a firm. */
router
  .group(() => {
    router.get('/', [Cfdi, 'index']).as('index')
    router.get('complements', [PaymentComplements, 'index']).as('complements')
    router.get(':id', [Cfdi, 'show']).as('show')
    router.get(':id/pdf', [CfdiFiles, 'pdf']).as('pdf')
    router.get(':id/xml', [CfdiFiles, 'xml']).as('xml')
    router
      .group(() => {
        router.post('/', [Cfdi, 'store']).as('store')
        router.post('folders', [CfdiFolders, 'store']).as('folders')
        router.post('batches', [CfdiBatches, 'store']).as('batches')
        router.put(':id/link', [CfdiLinks, 'update']).as('link')
        router.delete(':id/link', [CfdiLinks, 'destroy']).as('unlink')
        router.put(':id/cancellation', [CfdiCancellations, 'update']).as('cancel')
        router.delete(':id/cancellation', [CfdiCancellations, 'destroy']).as('withdraw')
      })
      .use(middleware.can('facturas:crear'))
    router.delete(':id', [Cfdi, 'destroy']).as('destroy').use(middleware.can('facturas:eliminar'))
  })
  .prefix('law-firm/cfdi')
  .as('law_firm.cfdi')
  .where('id', onlyRecordId)
  .use([middleware.as('lawyer'), middleware.can('facturas:leer'), middleware.csrf(), middleware.idempotency()])
