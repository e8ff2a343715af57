import type { Json } from '#app/core/contributions/registries'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'
import MatterTrigger from '#app/docket/models/matter_trigger'
import { usedTemplate } from '#app/matter_templates/queries/template_stages'

/** Keys of the resolutions that the template of a matter expects and nobody recorded yet, in its order: three queries at most. */
export async function expectedNotifications(matter: { id: number; workspaceId: number }): Promise<string[]> {
  const expected = expectedIn((await usedTemplate(matter))?.slots.docket)
  if (expected.length === 0) return []
  const triggers = await MatterTrigger.in({ id: matter.workspaceId })
    .where('matter_id', matter.id)
    .whereIn('resolution', expected)
    .select('resolution')
  const recorded = new Set(triggers.map(({ resolution }) => resolution))
  return expected.filter((key) => !recorded.has(key))
}

/** What a slot expects of the resolutions that there are; nothing in those that were kept before it could. */
function expectedIn(slot: Json | undefined): string[] {
  if (typeof slot !== 'object' || slot === null || Array.isArray(slot) || !Array.isArray(slot.expected)) return []
  const { expected } = slot
  return RESOLUTIONS.map(({ key }) => key).filter((key) => expected.includes(key))
}
