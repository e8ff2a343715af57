import type { Say } from '#app/core/console/say'
import { toSqlInstant } from '#app/core/models/columns'
import type SourceRun from '#app/research/models/source_run'
import type { KindStatus, LibraryStatus } from '#app/research/queries/source_status'
import { failureSentence } from './run_report.js'

/** The state of the library for programs. Instants are ISO in UTC. */
export function statusAsJson({ kinds, index, isWorkerAlive }: LibraryStatus) {
  const sources = kinds.map(({ source, kind, stored, rejected, failed, state, lastRun }) => ({
    source,
    kind,
    stored,
    rejected,
    failed,
    state,
    lastRun: lastRun && runAsJson(lastRun, state),
  }))
  return { sources, index, worker: isWorkerAlive ? 'ok' : 'down' }
}

/** The state of the library for people: a table of kinds and what is to be said beneath it. */
export function statusLines({ kinds, index, isWorkerAlive }: LibraryStatus, say: Say) {
  const keys = [
    'commands.list.source',
    'commands.kind',
    'sources.stored',
    'sources.rejected',
    'sources.failed',
    'commands.state',
    'sources.last_run',
  ]
  const failures = kinds.flatMap(({ lastRun, source, kind }) =>
    lastRun?.failure ? [`${source} ${kind}: ${failureSentence(lastRun.failure, say)}`] : []
  )
  return {
    head: keys.map((key) => say(key)),
    rows: kinds.map((status) => toRow(status, say)),
    notes: [...failures, indexLine(index, say), say(isWorkerAlive ? 'commands.worker_alive' : 'commands.worker_dead')],
  }
}

function indexLine({ answers, pending, documents }: LibraryStatus['index'], say: Say): string {
  if (!answers) return say('commands.index_unavailable')
  return pending === 0 ? say('commands.index_current', { documents }) : say('sources.index.pending', { count: pending })
}

function toRow({ source, kind, kindName, stored, rejected, failed, state, lastRun }: KindStatus, say: Say): string[] {
  const figures = [stored, rejected, failed].map((figure) =>
    figure.toLocaleString(say.language === 'es' ? 'es-MX' : 'en-US')
  )
  return [
    source,
    `${kind} (${kindName[say.language]})`,
    ...figures,
    say(`sources.state.${state}`),
    lastRun ? `${toSqlInstant(lastRun.startedAt).slice(0, 16)} UTC` : '',
  ]
}

function runAsJson(run: SourceRun, state: KindStatus['state']) {
  const { listed, planned, fetched, stored, unchanged, rejected, failed, failure } = run
  return {
    state,
    startedAt: run.startedAt.toISO(),
    finishedAt: run.finishedAt?.toISO() ?? null,
    ...{ listed, planned, fetched, stored, unchanged, rejected, failed, failure },
  }
}
