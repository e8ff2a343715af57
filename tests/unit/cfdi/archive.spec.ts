import { test } from '@japa/runner'
import { archivedCfdiValidator } from '#app/cfdi/validators/archived'
import { checkCfdi } from '#app/cfdi/domain/checks/check_cfdi'
import { readCfdi } from '#app/cfdi/parsing/read_cfdi'
import { cfdiColumns } from '#app/cfdi/actions/cfdi_columns'
import { cfdiXml, feeXml, paymentXml, retentionXml } from '#tests/helpers/cfdi_xml'

const TODAY = '2026-05-04'

/** What a CFDI keeps beside what its XML says. */
const REST = { direction: 'issued', fileName: 'factura.xml', canceledOn: null, cancellationReason: null }

test.group('An archive of CFDI', () => {
  for (const [name, xml] of Object.entries({
    'an invoice': cfdiXml(),
    'a fee': feeXml(),
    'a complement': paymentXml(),
    'a certificate of withholdings': retentionXml(),
    'an invoice of 3.3 without names': cfdiXml({
      standard: '3.3',
      issuer: { Nombre: undefined },
      receiver: { Nombre: undefined },
      root: { Serie: undefined, Folio: undefined, MetodoPago: undefined, FormaPago: undefined },
    }),
    'the largest total and exchange rate': cfdiXml({
      concepts: [
        { attributes: { ValorUnitario: '999999999999.99', Importe: '999999999999.99', ObjetoImp: '01' }, taxes: [] },
      ],
      taxes: null,
      root: { SubTotal: '999999999999.99', Total: '999999999999.99', Moneda: 'USD', TipoCambio: '1000000' },
    }),
  }))
    test(`accepts ${name} as the reader kept it`, async ({ assert }) => {
      const record = readCfdi(Buffer.from(xml))
      const columns = cfdiColumns({ record, ...checkCfdi(record, TODAY) })
      const [error] = await archivedCfdiValidator.tryValidate({ ...columns, ...REST })
      assert.isNull(error && error.messages)
    })
})
