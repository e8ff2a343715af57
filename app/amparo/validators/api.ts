import vine from '@vinejs/vine'
import { PROCEEDING_KEYS, STAGE_KEYS } from '#app/amparo/domain/proceedings'

const page = () => vine.number().withoutDecimals().range([1, 1_000_000]).optional()

/** What a program may ask of the list of proceedings. */
export const apiProceedingsValidator = vine.create({
  q: vine.string().maxLength(200).optional(),
  kind: vine.enum(PROCEEDING_KEYS).optional(),
  stage: vine.enum(STAGE_KEYS).optional(),
  whose: vine.enum(['own', 'followed']).optional(),
  closed: vine.boolean().optional(),
  page: page(),
})

export const apiProceedingNewsValidator = vine.create({ page: page() })
