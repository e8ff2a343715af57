import vine from '@vinejs/vine'
import { id, ids, line, text, version } from '#app/core/validators/fields'
import { ACTIVITY_LENGTHS, PRIORITIES, STATES } from '#app/activities/domain/activity_fields'
import { day, offered, time, type People } from './fields.js'

const MAX_SUBTASKS = 200
const MAX_DOCUMENTS = 50

const fields = () => ({
  title: line(ACTIVITY_LENGTHS.title),
  description: text(ACTIVITY_LENGTHS.description).nullable().optional(),
  assigneeId: offered().nullable().optional(),
  dueOn: day().nullable().optional(),
  dueTime: time().nullable().optional(),
  priority: vine
    .number()
    .in([...PRIORITIES])
    .optional(),
})

export const addActivityValidator = vine.withMetaData<People>().create({
  ...fields(),
  state: vine.enum(STATES).optional(),
  subtasks: vine.array(line(ACTIVITY_LENGTHS.subtask)).maxLength(MAX_SUBTASKS).optional(),
})

export const editActivityValidator = vine.withMetaData<People>().create({ ...fields(), version: version() })

/** `after` is the id of the activity below which it is put; null is the top, absent the end. */
export const moveActivityValidator = vine.create({
  state: vine.enum(STATES),
  after: id().nullable().optional(),
})

/** When a calendar puts it: a day, and a time of day or none. */
export const rescheduleActivityValidator = vine.create({ day: day(), time: time().nullable() })

export const addSubtaskValidator = vine.create({ title: line(ACTIVITY_LENGTHS.subtask) })

export const changeSubtaskValidator = vine.create({
  title: line(ACTIVITY_LENGTHS.subtask).optional(),
  done: vine.boolean({ strict: true }).optional(),
})

export const orderSubtasksValidator = vine.create({ ids: ids(MAX_SUBTASKS) })

export const attachDocumentsValidator = vine.create({ ids: ids(MAX_DOCUMENTS) })
