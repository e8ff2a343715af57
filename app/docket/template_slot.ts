import vine from '@vinejs/vine'
import { partsOf } from '#app/core/contributions/define_module'
import { line, text } from '#app/core/validators/fields'
import { AddDeadline } from '#app/docket/actions/add_deadline'
import { DEADLINE_LENGTHS } from '#app/docket/domain/kinds'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'
import { templateSlot, templateSlots } from '#app/matter_templates/slots'
import Matter from '#app/matters/models/matter'

const MAX_DEADLINES = 50
const MAX_DAYS = 3_650

/**
 * What a template proposes in a new matter: deadlines, each on the day so many calendar days after the matter was opened; and what is expected to be notified, which opens
 * its terms once somebody records when it was.
 */
const slotValidator = vine.create({
  deadlines: vine
    .array(
      vine.object({
        title: line(DEADLINE_LENGTHS.title),
        days: vine.number().withoutDecimals().range([0, MAX_DAYS]),
        toResponsible: vine.boolean({ strict: true }),
        shown: vine.boolean({ strict: true }),
        clientText: text(DEADLINE_LENGTHS.clientText).nullable().optional(),
      })
    )
    .maxLength(MAX_DEADLINES),
  expected: vine
    .array(vine.string().in(RESOLUTIONS.map(({ key }) => key)))
    .distinct()
    .optional(),
})

/** What a template keeps of its deadlines. */
export type SlotPayload = {
  deadlines: { title: string; days: number; toResponsible: boolean; shown: boolean; clientText: string | null }[]
  expected: string[]
}

export const templateSlotParts = [
  partsOf(
    templateSlots,
    templateSlot({
      key: 'docket',
      order: 30,
      async validate(json, words) {
        if (json === null || json === undefined) return null
        const sent = await slotValidator.validate(json, words)
        const deadlines = sent.deadlines.map(({ clientText, ...deadline }) => {
          return { ...deadline, clientText: deadline.shown ? (clientText ?? null) : null }
        })
        const expected = sent.expected ?? []
        return deadlines.length + expected.length > 0 ? { deadlines, expected } : null
      },
      async apply(trx, { matter: { id, workspaceId }, payload, author }) {
        const matter = await Matter.findIn({ id: workspaceId }, id, trx)
        const deadlines = payload.deadlines.map(({ toResponsible, ...deadline }) => {
          return { ...deadline, responsibleId: toResponsible ? matter.responsibleId : null }
        })
        await new AddDeadline().planned(trx, { author, matter, deadlines })
      },
    })
  ),
]
