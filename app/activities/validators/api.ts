import vine from '@vinejs/vine'
import { STATES } from '#app/activities/domain/activity_fields'

/** What a program may ask of the activities of a matter. */
export const apiActivitiesValidator = vine.create({
  state: vine.enum(['open', ...STATES] as const).optional(),
  whose: vine.enum(['all', 'mine'] as const).optional(),
  due: vine.enum(['any', 'overdue', 'today', 'week'] as const).optional(),
  after: vine.string().maxLength(60).optional(),
})
