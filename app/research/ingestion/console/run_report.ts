import type { Say } from '#app/core/console/say'
import type SourceRun from '#app/research/models/source_run'
import { recordsOfRun } from '#app/research/queries/troubled_records'
import { spanOf } from './progress_line.js'
import { reasonOf } from '#app/research/ingestion/reason'

const MAX_LISTED = 20

/** What a command says of an ended run: counts, why it ended early, and which records were left out and why. */
export async function runReport(run: SourceRun, kindName: string, say: Say): Promise<string[]> {
  const { stored, unchanged, rejected, failed } = run
  const time = spanOf((run.finishedAt ?? run.seenAt).diff(run.startedAt, 'seconds').seconds)
  const counts = say('commands.counts', { stored, unchanged, rejected, failed })
  const lines = [
    say('commands.summary', { kind: kindName, state: say(`sources.state.${run.state}`).toLowerCase(), counts, time }),
  ]
  if (run.failure) lines.push(failureSentence(run.failure, say))
  lines.push(...(await troubles(run, 'rejected', say)), ...(await troubles(run, 'failed', say)))
  return lines
}

/** Why a run failed, in a sentence. */
export function failureSentence(failure: string, say: Say): string {
  const { code, detail } = reasonOf(failure)
  return say(`sources.failure.${code}`, { detail })
}

async function troubles(run: SourceRun, state: 'rejected' | 'failed', say: Say): Promise<string[]> {
  if (run[state] === 0) return []
  const records = await recordsOfRun(run.id, state, MAX_LISTED)
  const lines = records.map(
    ({ externalId, reason }) =>
      `  ${say('commands.reason_line', { id: externalId, reason: reasonWords(reason ?? '', say) })}`
  )
  const more = run[state] - records.length
  if (more > 0) lines.push(`  ${say('commands.more', { count: more })}`)
  return [say(`commands.${state}_head`), ...lines]
}

function reasonWords(text: string, say: Say): string {
  const { code, detail } = reasonOf(text)
  const reason = say(`sources.reason.${code}`)
  return detail ? say('commands.reason_detail', { reason, detail }) : reason
}
