import vine from '@vinejs/vine'
import { strictId } from '#app/core/validators/fields'
import { NEWS_SOURCES } from './domain/news.js'
import { PROCEEDING_KEYS, STAGE_KEYS } from './domain/proceedings.js'
import { SUSPENSIONS } from './domain/suspensions.js'

const words = () => vine.string().nullable()
const paging = () => vine.object({ page: vine.number(), perPage: vine.number(), total: vine.number() })

const proceeding = () => ({
  id: strictId(),
  kind: vine.enum(PROCEEDING_KEYS),
  stage: vine.enum(STAGE_KEYS),
  isOwn: vine.boolean({ strict: true }),
  number: words(),
  isOddNumber: vine.boolean({ strict: true }),
  court: words(),
  complainant: words(),
  suspension: vine.enum(SUSPENSIONS),
  matter: vine.object({ id: strictId(), reference: vine.string(), title: vine.string() }).nullable(),
  unread: vine.number(),
  newsAt: words(),
})

export const proceedingShape = vine.create(proceeding())

export const proceedingsShape = vine.create({ items: vine.array(vine.object(proceeding())), paging: paging() })

/** What came of news: how much of it is new, and of how much the text is whole now. */
export const storedNewsShape = vine.create({ added: vine.number(), completed: vine.number() })

export const proceedingNewsShape = vine.create({
  items: vine.array(
    vine.object({
      id: strictId(),
      source: vine.enum(NEWS_SOURCES),
      decidedOn: words(),
      publishedOn: words(),
      notebook: words(),
      text: vine.string(),
      shownToClient: vine.boolean({ strict: true }),
      addedAt: vine.string(),
    })
  ),
  paging: paging(),
})
