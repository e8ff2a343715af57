import logger from '@adonisjs/core/services/logger'
import type SourceSynced from '#app/research/events/source_synced'
import { projectRulings } from '#app/judiciary/actions/project_rulings'
import { SOURCE } from '#app/judiciary/read_ruling'

/** Courts and judges follow each run over their source; a failure is told of, and the next run goes on from there. */
export default class ProjectRulingsOfRun {
  async handle({ run }: SourceSynced) {
    if (run.source !== SOURCE) return
    await projectRulings().catch((error: unknown) => logger.warn({ err: error }, 'rulings of courts not up to date'))
  }
}
