import vine from '@vinejs/vine'
import { strictId } from '#app/core/validators/fields'
import { STATES } from './domain/activity_fields.js'

const words = () => vine.string().nullable()

const line = () => ({
  id: strictId(),
  matterId: strictId(),
  title: vine.string(),
  state: vine.enum(STATES),
  priority: vine.number(),
  dueOn: words(),
  dueTime: words(),
  overdue: vine.boolean({ strict: true }),
  assignee: vine.object({ id: strictId(), name: vine.string() }).nullable(),
  subtasks: vine.object({ done: vine.number(), total: vine.number() }),
  documents: vine.number(),
  comments: vine.number(),
  version: vine.number(),
})

export const activityShape = vine.create(line())

/** `next` is what `after` of the next page is; null at the end. */
export const activitiesShape = vine.create({ items: vine.array(vine.object(line())), next: words() })
