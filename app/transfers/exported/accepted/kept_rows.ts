import vine from '@vinejs/vine'
import { hashOf } from '#app/conflicts/certificate'
import { DECISIONS } from '#app/conflicts/match'
import { readName } from '#app/conflicts/names/reading'
import { relationValidator } from '#app/conflicts/validators/conflict'
import { LENGTHS_KEPT } from '#app/collections/domain/limits'
import { newCollectionValidator } from '#app/collections/validators/collection'
import { newNoteValidator, unmarkValidator } from '#app/collections/validators/note'
import { fold } from '#app/core/text/fold'
import { line, text } from '#app/core/validators/fields'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { CITATION, FOLDED, formOf, jsonOf, throughForm } from './through_form.js'

const CHECK = { title: 250, reason: 2_000, matches: 10_000, path: 20 } as const

const folded = (value: unknown) => fold(String(value)).slice(0, FOLDED)

/** Names are found by their words in order of the alphabet. */
const sorted = (value: unknown) => readName(String(value)).sorted.slice(0, FOLDED)

export const acceptRelation = formOf(['name', 'kind', 'other_name'], (input) => relationValidator.tryValidate(input), {
  derive: ({ name, other_name: other }) => ({ sorted: sorted(name), other_sorted: sorted(other) }),
})

const amount = () => vine.number({ strict: true }).withoutDecimals().min(0)
const words = (longest: number) => vine.string().maxLength(longest)

const filed = vine.create({
  number: amount().min(1),
  title: words(CHECK.title),
  decision: vine.enum(['pending', ...DECISIONS]),
  reason: words(CHECK.reason).nullable(),
  searched: vine
    .array(
      vine.object({ name: words(200), rfc: words(18).nullable().optional(), curp: words(18).nullable().optional() })
    )
    .minLength(1)
    .maxLength(CHECK.matches),
  matches: vine
    .array(
      vine.object({
        kind: vine.enum(['client', 'contact', 'party', 'matter', 'relation', 'related']),
        recordId: amount(),
        matterId: amount().nullable(),
        name: words(200),
        side: words(20).nullable(),
        how: vine.enum(['same', 'similar', 'rfc', 'curp', 'related']),
        likeness: amount().range([0, 100]),
        path: vine.array(vine.object({ name: words(200), kind: words(20), other: words(200) })).maxLength(CHECK.path),
        searched: amount(),
      })
    )
    .maxLength(CHECK.matches),
})

/** A check says what it said, since it is sealed with a hash; one that says anything else is refused. */
export async function acceptCheck(row: ArchiveRow): Promise<ArchiveRow | null> {
  const matches = jsonOf(row.matches)
  const [error, kept] = await filed.tryValidate({ ...row, searched: jsonOf(row.searched), matches })
  if (error) return null
  const { content, sha256, decision } = row
  const isSealed = typeof content === 'string' && hashOf(content) === sha256
  const isOpen = content === null && sha256 === null
  if (decision === 'pending' ? !isOpen : !isSealed) return null
  return { ...row, found: kept.matches.length }
}

export const acceptCollection = formOf(['name', 'description'], (input) => newCollectionValidator.tryValidate(input), {
  derive: ({ name }) => ({ name_folded: folded(name) }),
})

/** What is kept of a document of the library, and where in it somebody was. */
const cited = () => ({
  title: line(CITATION),
  citation: line(CITATION),
  slug: vine.string().regex(/^[^\s<>"'\\]+$/),
  paragraph: vine.number({ strict: true }).withoutDecimals().min(0).optional(),
})

const item = vine.create({
  ...cited(),
  note: text(LENGTHS_KEPT.note).optional(),
  passage: text(LENGTHS_KEPT.passage).optional(),
})
const ITEM = ['title', 'citation', 'slug', 'paragraph', 'note', 'passage']

export const acceptItem = formOf(ITEM, (input) => item.tryValidate(input))

const citedAlone = vine.create(cited())
const NOTE = ['text', 'scope', 'paragraph', 'quote']

export async function acceptDocumentNote(row: ArchiveRow): Promise<ArchiveRow | null> {
  const columns = ['title', 'citation', 'slug', 'paragraph']
  const kept = await throughForm(row, { columns, validate: (input) => citedAlone.tryValidate(input) })
  if (kept === null) return null
  const validate = (input: Record<string, unknown>) => newNoteValidator.tryValidate(input)
  return throughForm(kept, { columns: NOTE, validate, rest: { documentId: 1 } })
}

/** A mark of old may be without a reason. */
export const acceptMark = formOf(['reason'], (input) => unmarkValidator.tryValidate(input))
