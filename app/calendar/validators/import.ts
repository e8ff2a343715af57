import vine from '@vinejs/vine'
import { zone } from '#app/core/validators/zone'
import { ICS_LIMITS } from '#app/calendar/ics/split_calendar'

/** The zone of hours that say none. */
const floating = () => zone().nullable().optional()

/** A file in base64; one that is too large is told of as what is wrong with it. */
export const entriesPreviewValidator = vine.create({ file: vine.string(), zone: floating() })

/** The text of a file that was looked at. */
export const entriesImportValidator = vine.create({
  content: vine.string().maxLength(ICS_LIMITS.bytes),
  zone: floating(),
})
