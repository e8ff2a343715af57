import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { confirmation } from '#app/accounts/validators/confirmation'

const isOffered = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!(field.meta as { kinds: string[] }).kinds.includes(String(value))) field.report('no such kind', 'enum', field)
})

/** What is sent to Google: whether it names anybody, and which kinds beside one's own events; none chosen stands for all. */
const chosen = () => ({
  masked: vine.boolean(),
  kinds: vine.array(vine.string().use(isOffered())).maxLength(20).distinct(),
})

export const googleChoiceValidator = vine.withMetaData<{ kinds: string[] }>().create(chosen())

export const googleConnectionValidator = vine
  .withMetaData<{ kinds: string[] }>()
  .create({ ...chosen(), confirmation: confirmation() })

/** What the browser comes back with; everything may lack. */
export const googleReturnValidator = vine.create({
  code: vine.string().maxLength(2_000).optional(),
  state: vine.string().maxLength(200).optional(),
})
