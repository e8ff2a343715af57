import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MessagesProviderContact } from '@vinejs/vine/types'
import type { Author } from '#app/core/audit/author'
import { Registry } from '#app/core/contributions/registry'
import type { Json } from '#app/core/contributions/registries'

/** What a slot opens in a matter that was just made with a template. */
export interface SlotUse<Payload = Json> {
  matter: { id: number; workspaceId: number }
  payload: Payload
  author: Author
}

/** The words in which a slot says what it cannot keep; without them in those of the validator. */
export type SlotWords = { messagesProvider?: MessagesProviderContact }

/**
 * A place in a template that another module fills: folders, activities, deadlines, formatos. It is edited by the component that
 * `inertia/features/<key>/template_slot.tsx` exports; its heading is `matter_templates.slot.<key>` in the catalogues.
 * `Payload` is what a template keeps of it.
 */
export interface TemplateSlot<Payload = Json, Key extends string = string> {
  key: Key
  order: number
  /** Turns what the editor sent into what is kept; null when there is nothing to open. Throws VineJS's E_VALIDATION_ERROR for what it cannot keep. */
  validate(json: unknown, words?: SlotWords): Promise<Payload | null>
  /** Opens it, in the transaction in which the matter is made. */
  apply(trx: TransactionClientContract, use: SlotUse<Payload>): Promise<void>
}

/** A slot that opens what its own `validate` keeps, which its component in the browser is given and gives back. */
export const templateSlot = <Payload extends Json, const Key extends string>(
  slot: TemplateSlot<Payload, Key>
): TemplateSlot<Payload, Key> => slot

export const templateSlots = new Registry<TemplateSlot, 'slots of a matter template'>('slots of a matter template')
