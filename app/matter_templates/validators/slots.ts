import { renamingFields } from '#app/core/errors/field_problem'
import type { Json } from '#app/core/contributions/registries'
import { templateSlots } from '#app/matter_templates/slots'

/** What the editors of the slots sent, each checked by its own module; a slot that no module fills is left out. */
export async function readSlots(sent: Record<string, unknown> = {}): Promise<Record<string, Json>> {
  const kept: Record<string, Json> = {}
  for (const slot of templateSlots.all()) {
    const payload = sent[slot.key] ?? null
    const stored =
      payload === null
        ? null
        : await slot.validate(payload).catch(renamingFields((field) => `slots.${slot.key}.${field}`))
    if (stored !== null) kept[slot.key] = stored
  }
  return kept
}
