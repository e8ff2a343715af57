import vine from '@vinejs/vine'
import { partsOf } from '#app/core/contributions/define_module'
import { line, text } from '#app/core/validators/fields'
import { WriteProceeding } from '#app/amparo/actions/write_proceeding'
import { PROCEEDING_KEYS, PROCEEDING_LENGTHS, type ProceedingKey } from '#app/amparo/domain/proceedings'
import { courtsNamed } from '#app/amparo/queries/courts_named'
import { templateSlot, templateSlots } from '#app/matter_templates/slots'

/** The proceeding that a new matter of a template begins with: its kind, and the court and the authorities that such matters have. */
const slotValidator = vine.create({
  kind: vine.enum(PROCEEDING_KEYS),
  court: line(PROCEEDING_LENGTHS.court).nullable().optional(),
  authorities: text(PROCEEDING_LENGTHS.text).nullable().optional(),
})

/** What a template keeps of its proceeding. The court is named, since the catalogue of another installation has other numbers. */
export type SlotPayload = { kind: ProceedingKey; court: string | null; authorities: string | null }

export const templateSlotParts = partsOf(
  templateSlots,
  templateSlot({
    key: 'amparo',
    order: 40,
    async validate(json, words): Promise<SlotPayload | null> {
      if (json === null || json === undefined) return null
      const { kind, court = null, authorities = null } = await slotValidator.validate(json, words)
      return { kind, court, authorities }
    },
    /** A court of a name that several have stays a name: who opens the matter is asked when they edit the proceeding. */
    async apply(trx, { matter: { id, workspaceId }, payload: { kind, court, authorities }, author }) {
      const named = court === null ? [] : await courtsNamed(court, trx)
      const courtId = named.length === 1 ? named[0]!.id : null
      await new WriteProceeding().write(
        trx,
        author,
        { id: workspaceId },
        {
          ...{ kind, isOwn: true, matterId: id, court, courtId, authorities },
          ...{ number: null, complainant: null, thirdParty: null, actClaimed: null, notifiedOn: null },
          ...{ notification: null, suspension: 'none', notes: null, parentId: null, shownToClient: false },
        }
      )
    },
  })
)
