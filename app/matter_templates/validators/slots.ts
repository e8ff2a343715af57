import { errors } from '@vinejs/vine'
import type { Json } from '#app/core/contributions/registries'
import { templateSlots } from '#app/matter_templates/slots'

interface Problem {
  field: string
  rule: string
  message: string
}

/** What the editors of the slots sent, each checked by its own module; a slot that no module fills is left out. */
export async function readSlots(sent: Record<string, unknown> = {}): Promise<Record<string, Json>> {
  const kept: Record<string, Json> = {}
  for (const slot of templateSlots.all()) {
    const payload = sent[slot.key] ?? null
    const stored = payload === null ? null : await slot.validate(payload).catch(saidIn(slot.key))
    if (stored !== null) kept[slot.key] = stored
  }
  return kept
}

/** Puts the slot before the names of the fields that it found wrong. */
function saidIn(key: string) {
  return (error: unknown): never => {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const problems = error.messages as Problem[]
    throw new errors.E_VALIDATION_ERROR(
      problems.map((problem) => ({ ...problem, field: `slots.${key}.${problem.field}` }))
    )
  }
}
