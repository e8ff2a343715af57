import { tagMatterBatch } from '#app/matters/actions/tag_matter_batch'
import { teamMatterBatch } from '#app/matters/actions/team_matter_batch'
import type Matter from '#app/matters/models/matter'
import { addParts, type AddedParts, type PartValues } from './matter_parts.js'
import type { Change, Trx, Writing } from '#app/transfers/records/record_writer'

type Values = Record<string, unknown>

/** No parts at all. */
export const NONE: AddedParts = { parties: [], dates: [], notes: [] }
const isSome = ({ parties, dates, notes }: AddedParts) => parties.length + dates.length + notes.length > 0

/** Adds tags, people and parts that the matter does not have yet; what was changed, or null. */
export async function addMore(trx: Trx, writing: Writing, matter: Matter, values: Values): Promise<Change | null> {
  const [tags, team] = [(values.tags ?? []) as string[], (values.team ?? []) as number[]]
  const added = await addParts(trx, writing, matter, values as PartValues)
  const tagged = tags.length > 0 ? await tagMatterBatch(trx, writing.author, matter, { add: tags }) : null
  const joined = team.length > 0 ? await teamMatterBatch(trx, writing.author, matter, { add: team }) : null
  if (matter.$isDirty) await matter.save()
  if (!isSome(added) && !tagged && !joined) return null
  return {
    before: { ...tagged?.before, ...joined?.before },
    after: { ...tagged?.after, ...joined?.after, ...(isSome(added) && { added }) },
  }
}

/** Several changes of one record as one. */
export function joinedChanges(changes: (Change | null)[]): Change | null {
  const made = changes.filter((change) => change !== null)
  if (made.length === 0) return null
  return {
    before: Object.assign({}, ...made.map(({ before }) => before)) as Values,
    after: Object.assign({}, ...made.map(({ after }) => after)) as Values,
  }
}
