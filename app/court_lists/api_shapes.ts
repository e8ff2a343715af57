import vine from '@vinejs/vine'
import { strictId } from '#app/core/validators/fields'
import { LIST_KINDS } from './parsing/list_row.js'

const words = () => vine.string().nullable()
const yesOrNo = () => vine.boolean({ strict: true })
/** The id before which the next page begins; null on the last one. */
const next = () => vine.number().nullable()

const row = () =>
  vine.object({
    id: strictId(),
    kind: vine.enum(LIST_KINDS),
    court: words(),
    day: words(),
    dayReason: words(),
    time: words(),
    caseNumber: vine.string(),
    proceeding: words(),
    parties: words(),
    synthesis: words(),
  })

export const courtListsShape = vine.create({
  items: vine.array(
    vine.object({
      id: strictId(),
      name: vine.string(),
      source: words(),
      state: vine.enum(['storing', 'stored'] as const),
      createdAt: vine.string(),
      rows: vine.number(),
      leftOver: vine.number(),
      waiting: vine.number(),
    })
  ),
  next: next(),
})

export const courtListRowsShape = vine.create({ items: vine.array(row()), next: next() })

const match = () =>
  vine.object({
    id: strictId(),
    version: vine.number(),
    state: vine.enum(['waiting', 'accepted', 'invalid'] as const),
    score: vine.number(),
    uncertain: yesOrNo(),
    reasons: vine.array(vine.string()),
    reason: words(),
    decidedAt: words(),
    matter: vine.object({ id: strictId(), reference: vine.string(), title: vine.string() }),
    row: row(),
  })

export const courtListMatchShape = vine.create(match())
export const courtListMatchesShape = vine.create({ items: vine.array(match()), next: next() })
