import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import { Registry } from '#app/core/contributions/registry'
import type { Json } from '#app/core/contributions/registries'

/** What a slot opens in a matter that was just made with a template. */
export interface SlotUse {
  matter: { id: number; workspaceId: number }
  payload: Json
  author: Author
}

/**
 * A place in a template that another module fills: folders, activities, deadlines, formatos. It is edited by the component that
 * `inertia/features/<key>/template_slot.tsx` exports; its heading is `matter_templates.slot.<key>` in the catalogues.
 */
export interface TemplateSlot {
  key: string
  order: number
  /** Turns what the editor sent into what is kept; null when there is nothing to open. Throws VineJS's E_VALIDATION_ERROR for what it cannot keep. */
  validate(json: unknown): Promise<Json | null>
  /** Opens it, in the transaction in which the matter is made. */
  apply(trx: TransactionClientContract, use: SlotUse): Promise<void>
}

export const templateSlots = new Registry<TemplateSlot>('slots of a matter template')
