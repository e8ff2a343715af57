import { partsOf } from '#app/core/contributions/define_module'
import vine from '@vinejs/vine'
import { clock } from '#app/core/clock'
import { line } from '#app/core/validators/fields'
import Matter from '#app/matters/models/matter'
import { templateSlot, templateSlots } from '#app/matter_templates/slots'
import { ACTIVITY_LENGTHS, PRIORITIES } from '#app/activities/domain/activity_fields'
import { AddActivity } from '#app/activities/actions/add_activity'
import { firmZone } from '#app/workspaces/queries/firm_zone'

const MAX_ACTIVITIES = 100
const MAX_STEPS = 50
const MAX_DAYS = 3_650

/** What a template opens in a new matter: activities, each due so many days after the matter was opened. */
const slotValidator = vine.create({
  items: vine
    .array(
      vine.object({
        title: line(ACTIVITY_LENGTHS.title),
        days: vine.number().withoutDecimals().range([0, MAX_DAYS]).nullable(),
        priority: vine.number().in([...PRIORITIES]),
        toResponsible: vine.boolean({ strict: true }),
        subtasks: vine.array(line(ACTIVITY_LENGTHS.subtask)).maxLength(MAX_STEPS),
      })
    )
    .maxLength(MAX_ACTIVITIES),
})

export const templateSlotParts = [
  partsOf(
    templateSlots,
    templateSlot({
      key: 'activities',
      order: 20,
      async validate(json, words) {
        if (json === null || json === undefined) return null
        const slot = await slotValidator.validate(json, words)
        return slot.items.length > 0 ? slot : null
      },
      async apply(trx, { matter: { id, workspaceId }, payload, author }) {
        const matter = await Matter.findIn({ id: workspaceId }, id, trx)
        const today = clock.now().setZone(await firmZone(workspaceId, trx))
        for (const { title, days, priority, toResponsible, subtasks } of payload.items) {
          const dueOn = days === null ? null : today.plus({ days }).toISODate()
          const assigneeId = toResponsible ? matter.responsibleId : null
          await new AddActivity().write(trx, {
            author,
            matter,
            fields: { title, priority, dueOn, assigneeId, subtasks },
          })
        }
      },
    })
  ),
]
