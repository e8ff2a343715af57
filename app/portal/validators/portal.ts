import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { id, LENGTHS, line, text } from '#app/core/validators/fields'
import { page } from '#app/core/validators/query'

const TITLE = 160
const MESSAGE = 4_000

export const updateValidator = vine.create({
  text: text(LENGTHS.note),
  nextTitle: line(TITLE).optional().nullable(),
  nextOn: day().optional().nullable(),
  nextTime: vine
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional()
    .nullable(),
  attend: vine.boolean().optional(),
  shown: vine.boolean(),
})

/** Which page of the matters that a client follows. */
export const followedPageValidator = vine.create({ page: page() })
export const shownValidator = vine.create({ shown: vine.boolean() })
export const messageValidator = vine.create({ text: text(MESSAGE) })
export const requestValidator = vine.create({
  title: line(TITLE),
  explanation: text(LENGTHS.note).optional().nullable(),
  dueOn: day().optional().nullable(),
})
export const againValidator = vine.create({ reason: text(LENGTHS.note) })

/** Which client of the matter, by their row or, for who has none, by their account. */
export const followerValidator = vine.create({
  clientId: id().optional().requiredIfMissing('userId'),
  userId: id().optional(),
})

export const firmRequestValidator = vine.create({
  /** The address of a firm that says what it is to all, when one was picked. */
  firm: vine.string().maxLength(80).optional().nullable(),
  /** Its name or e-mail, as typed. */
  addressedTo: line(LENGTHS.email),
  message: text(LENGTHS.note),
})
