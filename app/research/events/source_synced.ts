import { BaseEvent } from '@adonisjs/core/events'
import type SourceRun from '#app/research/models/source_run'

/** A run over a source has ended, whole or not: `run.state` says how. */
export default class SourceSynced extends BaseEvent {
  constructor(readonly run: SourceRun) {
    super()
  }
}
