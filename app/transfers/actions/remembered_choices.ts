import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { fold } from '#app/core/text/fold'
import { plainHeading } from '#app/transfers/import/headings'
import type { Mapping } from '#app/transfers/import/guess_mapping'
import ImportMapping from '#app/transfers/models/import_mapping'
import ImportValue from '#app/transfers/models/import_value'
import type Transfer from '#app/transfers/models/transfer'
import type { Subject, ValueChoices } from '#app/transfers/records/import_field'

type Owner = Pick<Transfer, 'workspaceId' | 'subject'>
const MAX_TEXT_LENGTH = 200
/** Most values that a firm is remembered by; more than any list of courts and people. */
const MAX_VALUES = 5_000

/** The fields that a firm chose for headings; an empty one for a column that is left out. */
export async function chosenFields({ workspaceId, subject }: Owner): Promise<Map<string, string>> {
  const rows = await ImportMapping.in({ id: workspaceId }).where('subject', subject)
  return new Map(rows.map(({ heading, field }) => [heading, field]))
}

/** What a firm chose that values of its files stand for. */
export async function chosenValues({ workspaceId, subject }: Owner): Promise<ValueChoices> {
  const rows = await ImportValue.in({ id: workspaceId })
    .where('subject', subject)
    .orderBy('id', 'desc')
    .limit(MAX_VALUES)
  const choices: ValueChoices = {}
  for (const { field, value, choice } of rows) (choices[field] ??= {})[value] = choice
  return choices
}

async function upsert(
  trx: TransactionClientContract,
  table: string,
  key: string[],
  rows: Record<string, unknown>[],
  changed: string
) {
  const now = toSqlInstant(clock.now())
  for (let at = 0; at < rows.length; at += 50)
    await trx
      .knexQuery()
      .table(table)
      .insert(rows.slice(at, at + 50).map((row) => ({ ...row, created_at: now, updated_at: now })))
      .onConflict(key)
      .merge([changed, 'updated_at'])
}

/** Remembers which field a firm chose for each heading, so that the next file of the kind needs no choosing. */
export async function rememberMapping(
  trx: TransactionClientContract,
  { workspaceId, subject }: Owner,
  headings: string[],
  mapping: Mapping
): Promise<void> {
  const rows = new Map(
    headings.map((heading, place) => {
      const plain = plainHeading(heading).slice(0, MAX_TEXT_LENGTH)
      // A template's field is of that template alone.
      const field = mapping[place]?.startsWith('answer.') ? null : (mapping[place] ?? '')
      return [plain, { workspace_id: workspaceId, subject, heading: plain, field }]
    })
  )
  const own = [...rows.values()].filter(({ heading, field }) => field !== null && !heading.startsWith('#'))
  await upsert(trx, 'import_mappings', ['workspace_id', 'subject', 'heading'], own, 'field')
}

/** Remembers what a person said that values stand for. */
export async function rememberValues(
  trx: TransactionClientContract,
  { workspaceId, subject }: { workspaceId: number; subject: Subject },
  choices: ValueChoices
): Promise<void> {
  const rows = Object.entries(choices).flatMap(([field, values]) =>
    Object.entries(values)
      .filter(([value]) => value.length <= MAX_TEXT_LENGTH)
      .map(([value, choice]) => ({
        workspace_id: workspaceId,
        subject,
        field,
        value: fold(value),
        choice: choice.slice(0, MAX_TEXT_LENGTH),
      }))
  )
  await upsert(trx, 'import_values', ['workspace_id', 'subject', 'field', 'value'], rows, 'choice')
}
