import { clock } from '#app/core/clock'
import { UNDO_HOURS } from '#app/google_calendar/actions/undo_run'
import { codeOf } from '#app/google_calendar/actions/note_problem'
import GoogleChange from '#app/google_calendar/models/google_change'
import GoogleConnection from '#app/google_calendar/models/google_connection'
import GoogleRun from '#app/google_calendar/models/google_run'

const RUNS = 5
/** Most changes of one sync that are shown; all are counted. */
const CHANGES = 50

/** A connection as its person looks at it, with what the last syncs changed; null without one. Instants in ISO, never a token. */
export async function connectionPage(owner: { userId: number; workspaceId: number }) {
  const connection = await GoogleConnection.of(owner)
  if (!connection) return null
  const { id, state, masked, kinds, syncedAt, dueAt, problem, failingSince } = connection
  const runs = await GoogleRun.query().where('connection_id', id).orderBy('id', 'desc').limit(RUNS)
  const lines = await Promise.all(
    runs.map((run, place) => runLine(run, place === 0 && state !== 'revoked' && state !== 'lost'))
  )
  const isUndoing = runs.some((run) => run.undoAskedAt !== null && run.undoneAt === null)
  return {
    ...{ state, masked, kinds: kinds ?? [] },
    syncedAt: syncedAt?.toISO() ?? null,
    nextAt: dueAt?.toISO() ?? null,
    isQueued: isUndoing || (dueAt !== null && dueAt <= clock.now()),
    problem: problem && { kind: problem, code: codeOf(problem), since: failingSince?.toISO() ?? null },
    runs: lines,
  }
}

async function runLine(run: GoogleRun, isLast: boolean) {
  const changes = await GoogleChange.query().where('run_id', run.id).orderBy('id').limit(CHANGES)
  const all = await GoogleChange.query().where('run_id', run.id).count('* as total')
  const isInTime = run.endedAt !== null && clock.now().diff(run.endedAt, 'hours').hours <= UNDO_HOURS
  return {
    id: run.id,
    startedAt: run.startedAt.toISO()!,
    canUndo: isLast && isInTime && run.undoAskedAt === null,
    undo: run.undoneAt ? ('undone' as const) : run.undoAskedAt ? ('asked' as const) : null,
    total: Number(all[0]!.$extras.total),
    changes: changes.map(({ id, side, does, title, undo, before, after }) => ({
      ...{ id, side, does, title, undo },
      because: typeof after?.because === 'string' ? after.because : null,
      /** What was changed at Google and lost: kept here to be read. */
      lost: does === 'put_back' ? lostOf(before) : null,
    })),
  }
}

function lostOf(before: Record<string, unknown> | null): { summary: string; when: string | null } | null {
  if (!before || before.isOff === true) return null
  return { summary: String(before.summary ?? ''), when: typeof before.when === 'string' ? before.when : null }
}
