import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { confirmation } from '#app/accounts/validators/confirmation'
import { line } from '#app/core/validators/fields'

const isOffered = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!(field.meta as { kinds: string[] }).kinds.includes(String(value))) field.report('no such kind', 'enum', field)
})

/** A calendar that programs may read: what it is called, whether it names anybody, and which kinds of events it tells, of those that are offered. */
export const subscriptionValidator = vine.withMetaData<{ kinds: string[] }>().create({
  name: line(80),
  masked: vine.boolean(),
  kinds: vine.array(vine.string().use(isOffered())).maxLength(20).distinct(),
  confirmation: confirmation(),
})
