import { templateStages } from '#app/matter_templates/queries/template_stages'
import type { Materia } from '#app/matters/domain/materias'
import type Matter from '#app/matters/models/matter'
import { STAGES } from '#app/matters/domain/stages'

/** The stage after one in a usual order: the first for a matter that has none, nothing after one that is not of that order. */
export function stageAfter(stage: string | null, usual: readonly string[]): string | null {
  if (stage === null) return usual[0] ?? null
  const place = usual.indexOf(stage)
  return place < 0 ? null : (usual[place + 1] ?? null)
}

/** The stage that usually follows in a matter: by its template, or else by its branch of law. None when it rests, is over or only to be read. */
export async function nextStage(matter: Matter): Promise<string | null> {
  if (matter.status !== 'active' || matter.readOnly || matter.archived) return null
  const own = await templateStages(matter)
  return stageAfter(matter.stage, own.length > 0 ? own : STAGES[matter.materia as Materia])
}
