import { partsOf } from '#app/core/contributions/define_module'
import { rowForms } from '#app/core/contributions/row_forms'
import { searchFold } from '#app/core/text/fold'
import { caseKey, readCaseNumber } from '#app/courts/case_number'
import { fingerprintOf } from '#app/court_lists/domain/fingerprint'
import { MATCH_REASONS } from '#app/court_lists/domain/score_match'
import {
  archivedListValidator,
  archivedMatchValidator,
  archivedRowValidator,
} from '#app/court_lists/validators/court_list'

const FOLDED = 620
const ROW = ['kind', 'court', 'day', 'day_reason', 'time', 'case_number', 'proceeding', 'parties', 'synthesis', 'said']

/** A row of an archive as the reader of lists would have kept it; an error for one without a case number. */
async function acceptRow(input: Record<string, unknown>): Promise<readonly [unknown, unknown]> {
  const [error, fields] = await archivedRowValidator.tryValidate(input)
  if (error) return [error, null]
  const key = caseKey(fields.caseNumber)
  if (!key) return [new Error('the row has no case number'), null]
  const { court = null, day = null, time = null, parties = null, synthesis = null } = fields
  const suffix = readCaseNumber(fields.caseNumber)!.suffix
  // What a person said of a row is no part of what the court published.
  const said = fields.dayReason ? null : day
  const fingerprint = fingerprintOf({
    kind: fields.kind,
    court,
    day: said,
    time,
    caseKey: key,
    suffix,
    synthesis,
    parties,
  })
  return [null, { ...fields, caseKey: key, fingerprint, courtFolded: court && searchFold(court).slice(0, FOLDED) }]
}

/** A list of an archive with the lines that were not understood. */
async function acceptList(input: Record<string, unknown>): Promise<readonly [unknown, unknown]> {
  const [error, fields] = await archivedListValidator.tryValidate(input)
  if (error) return [error, null]
  return [null, { ...fields, state: 'stored', leftOver: leftOverOf(String(input.leftOver)) }]
}

function leftOverOf(json: string): string {
  try {
    const lines: unknown = JSON.parse(json)
    if (!Array.isArray(lines)) return '[]'
    const told = lines.map((each) => ({ line: Number(each?.line) || 0, text: String(each?.text ?? '').slice(0, 500) }))
    return JSON.stringify(told)
  } catch {
    return '[]'
  }
}

async function acceptMatch(input: Record<string, unknown>): Promise<readonly [unknown, unknown]> {
  const [error, fields] = await archivedMatchValidator.tryValidate(input)
  if (error) return [error, null]
  let reasons: unknown
  try {
    reasons = JSON.parse(String(input.reasons))
  } catch {
    reasons = []
  }
  const known = Array.isArray(reasons) ? MATCH_REASONS.filter((each) => reasons.includes(each)) : []
  return [null, { ...fields, reasons: JSON.stringify(known) }]
}

/** How an archive of a firm brings its lists back. */
export const archiveParts = [
  partsOf(
    rowForms,
    {
      key: 'court_lists',
      parts: [
        { columns: ['name', 'digest', 'row_count', 'left_over_count', 'left_over', 'state'], validate: acceptList },
      ],
    },
    {
      key: 'court_list_rows',
      parts: [{ columns: [...ROW, 'case_key', 'fingerprint', 'court_folded'], validate: acceptRow }],
    },
    {
      key: 'court_list_matches',
      parts: [
        {
          columns: ['kind', 'state', 'score', 'uncertain', 'reason', 'reasons', 'told_on'],
          validate: acceptMatch,
        },
      ],
    }
  ),
]
