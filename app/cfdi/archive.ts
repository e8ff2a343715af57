import { partsOf } from '#app/core/contributions/define_module'
import { rowForms } from '#app/core/contributions/row_forms'
import {
  archivedCfdiValidator,
  archivedInstallmentValidator,
  archivedRelationValidator,
} from '#app/cfdi/validators/archived'
import { searchFold } from '#app/core/text/fold'

const PARTIES = ['issuer_rfc', 'issuer_name', 'receiver_rfc', 'receiver_name']
/** Fifty concepts of two hundred characters, and both sides. */
const MAX_TEXT = 12_000
const AMOUNTS = ['subtotal', 'discount', 'transferred', 'withheld', 'withheld_isr', 'withheld_iva', 'total']

/** A CFDI of an archive with the text by which it is found. What is to be looked at is read again from nowhere: it comes as it was, or not at all. */
async function acceptCfdi(input: Record<string, unknown>): Promise<readonly [unknown, unknown]> {
  const [error, fields] = await archivedCfdiValidator.tryValidate(input)
  if (error) return [error, null]
  const { series, folio, uuid, issuerRfc, issuerName, receiverRfc, receiverName } = fields
  const said = [`${series ?? ''}${folio ?? ''}`, uuid, issuerRfc, issuerName, receiverRfc, receiverName].join('\n')
  const warnings = warningsOf(String(input.warnings ?? '[]'))
  return [null, { ...fields, searchText: textOf(input.searchText, searchFold(said), uuid), warnings }]
}

/** The text of the archive, which holds concepts of the XML too, if it is of this CFDI; else what its columns say. */
function textOf(given: unknown, said: string, uuid: string): string {
  const text = typeof given === 'string' ? searchFold(given).slice(0, MAX_TEXT) : ''
  return text.includes(searchFold(uuid)) ? text : said
}

/** Reasons with their values, as they are written; nothing for what is no list of them. */
function warningsOf(json: string): string {
  try {
    const list: unknown = JSON.parse(json)
    if (!Array.isArray(list)) return '[]'
    return JSON.stringify(list.flatMap(findingIn).slice(0, 100))
  } catch {
    return '[]'
  }
}

function findingIn(each: unknown) {
  const { reason, values } = (each ?? {}) as { reason?: unknown; values?: unknown }
  if (typeof reason !== 'string' || !/^[a-z_]{1,40}$/.test(reason)) return []
  const said = Object.entries((values ?? {}) as Record<string, unknown>)
  return [{ reason, values: Object.fromEntries(said.map(([name, value]) => [name, String(value).slice(0, 100)])) }]
}

/** How an archive of a firm brings its tax documents back. */
export const archiveParts = partsOf(
  rowForms,
  {
    key: 'cfdis',
    parts: [
      {
        columns: [
          ...['uuid', 'type', 'standard', 'direction', 'series', 'folio', 'issued_on', 'method', 'form', 'currency'],
          ...['exchange_rate', 'warnings', 'search_text', 'file_name', 'canceled_on', 'cancellation_reason'],
          ...['substitute_uuid', ...PARTIES, ...AMOUNTS],
        ],
        validate: acceptCfdi,
      },
    ],
  },
  {
    key: 'cfdi_relations',
    parts: [{ columns: ['kind', 'uuid'], validate: (input) => archivedRelationValidator.tryValidate(input) }],
  },
  {
    key: 'cfdi_installments',
    parts: [
      {
        columns: ['uuid', 'number', 'paid_on', 'form', 'currency', 'balance_before', 'paid', 'balance_after'],
        validate: (input) => archivedInstallmentValidator.tryValidate(input),
      },
    ],
  }
)
