import { renamingFields } from '#app/core/errors/field_problem'
import type { Json } from '#app/core/contributions/registries'
import { templateSlots, type SlotWords } from '#app/matter_templates/slots'

/** What the editors of the slots sent, each checked by its own module, which says in these words what is wrong; a slot that no module fills is left out. */
export async function readSlots(
  sent: Record<string, unknown> = {},
  words: SlotWords = {}
): Promise<Record<string, Json>> {
  const kept: Record<string, Json> = {}
  for (const slot of templateSlots.all()) {
    const payload = sent[slot.key] ?? null
    const stored =
      payload === null
        ? null
        : await slot.validate(payload, words).catch(renamingFields((field) => `slots.${slot.key}.${field}`))
    if (stored !== null) kept[slot.key] = stored
  }
  return kept
}
