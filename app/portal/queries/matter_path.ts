import type { Materia } from '#app/matters/domain/materias'
import type Matter from '#app/matters/models/matter'
import MatterStage from '#app/matters/models/matter_stage'
import { STAGES } from '#app/matters/domain/stages'
import { templateStages } from '#app/matter_templates/queries/template_stages'
import { stagePath, type PathStep, type StageRecord } from '#app/portal/stage_path'

/** Most stages that are looked at: a matter that went back and forth more often is told from there on. */
const MAX_STAGES = 200

/** The way of a matter through its stages: in the order of its template, else in the usual one of its branch of law. */
export async function matterPath(matter: Matter): Promise<PathStep[]> {
  if (matter.stage === null) return []
  const records: StageRecord[] = await MatterStage.query()
    .where({ workspaceId: matter.workspaceId, matterId: matter.id })
    .orderBy('id')
    .limit(MAX_STAGES)
    .select('stage', 'since')
  const own = await templateStages(matter)
  const usual = own.length > 0 ? own : (STAGES[matter.materia as Materia] ?? [])
  return stagePath({ stage: matter.stage, isOver: matter.status === 'concluded', records, usual })
}
