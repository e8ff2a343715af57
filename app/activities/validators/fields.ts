import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { id } from '#app/core/validators/fields'

/** Whom a form offers: ids of the people who see the matter. Somebody else's id is no choice, like one that does not exist. */
export type People = { peopleIds: number[] }

const isOffered = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!(field.meta as People).peopleIds.includes(Number(value))) field.report('invalid choice', 'enum', field)
})

/** One of the people who are offered. */
export const offered = () => id().use(isOffered())

export { day } from '#app/core/validators/day'
export { time } from '#app/core/validators/time'
