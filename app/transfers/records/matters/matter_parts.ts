import { dueAt } from '#app/activities/domain/due'
import Activity from '#app/activities/models/activity'
import Note from '#app/activities/models/note'
import { noteText } from '#app/activities/domain/note_html'
import { endOfColumn } from '#app/activities/actions/board_places'
import { nameKey } from '#app/clients/domain/duplicate_keys'
import { record } from '#app/core/audit/audit_log'
import { updateSearchAliases } from '#app/matters/search_aliases'
import type Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'
import { refreshNextDates } from '#app/matters/next_dates'
import { storedParty, type PartyFields } from '#app/matters/domain/party_fields'
import type { MatterDate } from '#app/transfers/records/cells/read_dates'
import type { Trx, Writing } from '#app/transfers/records/record_writer'

/** Ids of what was added to a matter. */
export interface AddedParts {
  parties: number[]
  dates: number[]
  notes: number[]
}

export interface PartValues {
  parties?: PartyFields[]
  dates?: MatterDate[]
  notes?: string[]
}

/** Writes down who takes part in a matter, those whom it does not name in that role yet. Conflicts are found by them from then on. */
async function addParties(trx: Trx, { author }: Writing, matter: Matter, parties: PartyFields[]): Promise<number[]> {
  if (parties.length === 0) return []
  const { id: matterId, workspaceId } = matter
  const sign = ({ role, name }: { role: string; name: string }) => `${role} ${nameKey(name)}`
  const there = await MatterParty.in({ id: workspaceId }, trx).where('matter_id', matterId).select('role', 'name')
  const known = new Set(there.map((party) => sign(party as { role: string; name: string })))
  const ids: number[] = []
  for (const fields of parties.filter((party) => !known.has(sign(party)))) {
    const stored = storedParty(fields)
    const party = await MatterParty.create({ ...stored, workspaceId, matterId, version: 1 }, { client: trx })
    ids.push(party.id)
    const after = Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null))
    await record(trx, author, {
      workspaceId,
      matterId,
      action: 'party.added',
      subject: { type: 'party', id: party.id },
      after,
    })
  }
  if (ids.length > 0) await updateSearchAliases(trx, matter)
  return ids
}

/** Writes dates down as activities: what is past is resolved, what is to come is for who answers for the matter. Nobody is notified of a file. */
async function addDates(trx: Trx, { author, firm }: Writing, matter: Matter, dates: MatterDate[]): Promise<number[]> {
  if (dates.length === 0) return []
  const { id: matterId, workspaceId } = matter
  const there = await Activity.in({ id: workspaceId }, trx).where('matter_id', matterId).select('title', 'due_on')
  const known = new Set(there.map(({ title, dueOn }) => `${title} ${dueOn}`))
  const ids: number[] = []
  for (const { title, description, dueOn, dueTime, isPast } of dates.filter(
    (date) => !known.has(`${date.title} ${date.dueOn}`)
  )) {
    const state = isPast ? 'resolved' : 'to_start'
    const fields = { title, description, dueOn, dueTime, priority: 1, assigneeId: matter.responsibleId }
    const own = { workspaceId, matterId, state, open: !isPast, createdById: author.userId!, version: 1 } as const
    const due = dueAt(fields, firm.timeZone)
    const place = { dueAt: due, resolvedAt: isPast ? due : null, position: await endOfColumn(trx, matterId, state) }
    const activity = await Activity.create({ ...fields, ...own, ...place }, { client: trx })
    ids.push(activity.id)
    const subject = { type: 'activity', id: activity.id }
    await record(trx, author, { workspaceId, matterId, action: 'activity.added', subject, after: { ...fields, state } })
  }
  if (ids.length > 0) await refreshNextDates(trx, [matterId])
  return ids
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const htmlOf = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

/** Writes notes down that the matter does not have yet. */
async function addNotes(trx: Trx, { author }: Writing, matter: Matter, texts: string[]): Promise<number[]> {
  if (texts.length === 0) return []
  const { id: matterId, workspaceId } = matter
  const there = await Note.in({ id: workspaceId }, trx).where('matter_id', matterId).select('plain_text')
  const known = new Set(there.map(({ plainText }) => plainText))
  const ids: number[] = []
  for (const text of texts) {
    const { html, plainText } = noteText(htmlOf(text), [])
    if (plainText === '' || known.has(plainText)) continue
    const own = { workspaceId, matterId, activityId: null, authorId: author.userId!, pinned: false, version: 1 }
    const note = await Note.create({ ...own, html, plainText }, { client: trx })
    ids.push(note.id)
    const after = { characters: plainText.length, pinned: false, mentions: [] }
    await record(trx, author, {
      workspaceId,
      matterId,
      action: 'note.written',
      subject: { type: 'note', id: note.id },
      after,
    })
  }
  return ids
}

/** Adds what a row says of the parts of a matter, which the transaction holds. The matter is saved by the caller when it is dirty. */
export async function addParts(trx: Trx, writing: Writing, matter: Matter, values: PartValues): Promise<AddedParts> {
  return {
    parties: await addParties(trx, writing, matter, values.parties ?? []),
    dates: await addDates(trx, writing, matter, values.dates ?? []),
    notes: await addNotes(trx, writing, matter, values.notes ?? []),
  }
}
