import { partsOf } from '#app/core/contributions/define_module'
import { rowForms } from '#app/core/contributions/row_forms'
import { searchFold } from '#app/core/text/fold'
import { fingerprintOf } from '#app/bank_statements/domain/fingerprint'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import { movementText } from '#app/bank_statements/domain/movement_text'
import {
  archivedAccountValidator,
  archivedMappingValidator,
  archivedMovementValidator,
  archivedProfileValidator,
  archivedStatementValidator,
} from '#app/bank_statements/validators/archived'

type Input = Record<string, unknown>

/** Characters of the column of the folded name. */
const FOLDED = 260

const STATEMENT = [
  ...['name', 'digest', 'state', 'first_day', 'last_day', 'movement_count', 'known_count', 'refused_count', 'refused'],
  'version',
]
const MOVEMENT = [
  ...['fingerprint', 'occurrence', 'line', 'day', 'amount', 'balance', 'description', 'reference', 'tracking_key'],
  ...['bank_key', 'search_text', 'state', 'reason', 'version'],
]

const refused = (what: string) => [new Error(`the ${what} cannot be`), null] as const

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(String(json))
  } catch {
    return null
  }
}

async function acceptAccount(input: Input) {
  const [error, fields] = await archivedAccountValidator.tryValidate(input)
  if (error) return [error, null] as const
  return [null, { ...fields, nameFolded: searchFold(fields.name).slice(0, FOLDED) }] as const
}

async function acceptProfile(input: Input) {
  const [error, fields] = await archivedProfileValidator.tryValidate(input)
  if (error) return [error, null] as const
  const [problem, mapping] = await archivedMappingValidator.tryValidate(parsed(input.mapping) ?? {})
  if (problem) return [problem, null] as const
  return [null, { ...fields, mapping: JSON.stringify({ ...mapping, accountId: null }) }] as const
}

/** What was not imported yet has lost its content on the way: the file may be sent again. */
async function acceptStatement(input: Input) {
  const [error, fields] = await archivedStatementValidator.tryValidate(input)
  if (error) return [error, null] as const
  const digest = fields.state === 'stored' ? (fields.digest ?? null) : null
  return [null, { ...fields, digest, state: 'stored', refused: refusedIn(input.refused) }] as const
}

function refusedIn(json: unknown): string {
  const lines = parsed(json)
  if (!Array.isArray(lines)) return '[]'
  const told = lines.slice(0, BANK_LIMITS.refused).map((each) => ({
    ...{
      line: Number(each?.line) || 0,
      reason: String(each?.reason ?? '')
        .replace(/[^a-z_]/g, '')
        .slice(0, 20),
    },
    text: String(each?.text ?? '').slice(0, 200),
  }))
  return JSON.stringify(told)
}

/** A movement that is a payment came in; what went out is no payment. */
async function acceptMovement(input: Input) {
  const [error, fields] = await archivedMovementValidator.tryValidate(input)
  if (error) return [error, null] as const
  const { amount, state, occurrence } = fields
  if (amount === 0 || amount < 0 !== (state === 'outgoing')) return refused('state of the movement')
  const { balance = null, reference = null, trackingKey = null, bankKey = null } = fields
  const said = { ...fields, balance, reference, trackingKey, bankKey }
  return [null, { ...said, fingerprint: fingerprintOf(said, occurrence), searchText: movementText(said) }] as const
}

/** How an archive of a firm brings back files of banks and their movements. */
export const archiveParts = partsOf(
  rowForms,
  {
    key: 'bank_accounts',
    parts: [{ columns: ['bank', 'name', 'name_folded', 'last_digits'], validate: acceptAccount }],
  },
  { key: 'bank_profiles', parts: [{ columns: ['signature', 'mapping'], validate: acceptProfile }] },
  { key: 'bank_statements', parts: [{ columns: STATEMENT, validate: acceptStatement }] },
  { key: 'bank_movements', parts: [{ columns: MOVEMENT, validate: acceptMovement }] }
)
