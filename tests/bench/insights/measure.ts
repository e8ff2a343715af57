/*
 * What each number of the statistics, a page of the rows behind one and a page of each report cost, in a process of its own: cold, after a write, and warm, when nothing was written since.
 * Sends milliseconds (p50, p95) and queries.
 */
import { ignite } from '../../../bin/ignitor.js'
import type { ReportSubjectKey } from '#app/insights/domain/report_fields'

const [workspaceId, userId, visits] = process.argv.slice(2).map(Number) as [number, number, number]
const TODAY = '2026-03-10'
const SPAN = { from: '2025-03-11', to: TODAY }

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { conflictCounts } = await import('#app/insights/queries/conflict_figures')
  const { wholeSlice } = await import('#app/insights/domain/slices')
  const { usualDefinition } = await import('#app/insights/domain/report_definition')
  const { figureRows } = await import('#app/insights/queries/figure_rows')
  const { matterCounts, mattersBy } = await import('#app/insights/queries/matter_figures')
  const money = await import('#app/insights/queries/money_figures')
  const { profitability } = await import('#app/insights/queries/profitability')
  const { realisation } = await import('#app/insights/queries/realisation')
  const { reportPage } = await import('#app/insights/queries/report_page')
  const { stalled } = await import('#app/insights/queries/stalled')
  const { endedIn } = await import('#app/insights/queries/work_statistics')
  const { workload } = await import('#app/insights/queries/workload')
  const viewer = { userId, workspaceId, may: () => true }
  const zone = 'America/Mexico_City'
  const slice = wholeSlice({ timeZone: zone }, SPAN, TODAY)
  const report = (subject: ReportSubjectKey) =>
    reportPage(viewer, subject, usualDefinition(subject), { page: 1, today: TODAY, zone })
  const NUMBERS: Record<string, () => Promise<unknown>> = {
    'matters, three counts': () => matterCounts(viewer, slice),
    'matters by status, materia, person': () => mattersBy(viewer, slice),
    'billed, with its months': () => money.billed(viewer, slice),
    'collected, with its months': () => money.collected(viewer, slice),
    'days to pay': () => money.daysToPay(viewer, slice),
    'owed by age': () => money.owedByAge(viewer, slice),
    'forecast': () => money.expectedCash(viewer, slice),
    'fees': () => profitability(viewer, slice),
    'workload': () => workload(viewer, slice),
    'deadlines kept': () => endedIn(viewer, slice),
    'realisation': () => realisation(viewer, slice),
    'conflicts': () => conflictCounts(viewer, slice),
    'without movement': () => stalled(viewer, slice),
    'rows of matters': () => figureRows(viewer, 'matters.open', slice, 1),
    'rows of charges': () => figureRows(viewer, 'money.billed', slice, 1),
    'rows of payments': () => figureRows(viewer, 'money.collected', slice, 1),
    'rows of concepts': () => figureRows(viewer, 'money.fees', slice, 1),
    'report of matters': () => report('matters'),
    'report of clients': () => report('clients'),
    'report of charges': () => report('charges'),
    'report of payments': () => report('payments'),
    'report of activities': () => report('activities'),
    'report of deadlines': () => report('deadlines'),
  }
  let queries = 0
  const { client } = db.connection().getWriteClient() as unknown as {
    client: { on(event: 'query', act: () => void): void }
  }
  client.on('query', () => void queries++)
  /** Whatever is kept until the next write is forgotten. */
  const write = () =>
    db
      .from('workspaces')
      .where('id', workspaceId)
      .update({ version: db.raw('version') })

  async function cost(load: () => Promise<unknown>, isCold: boolean) {
    const times: number[] = []
    let asked = 0
    for (let at = -2; at < visits; at++) {
      if (isCold) await write()
      const [before, began] = [queries, performance.now()]
      await load()
      if (at >= 0) times.push(performance.now() - began)
      asked = queries - before
    }
    times.sort((one, other) => one - other)
    const of = (share: number) => times[Math.min(visits - 1, Math.floor(visits * share))]!
    return { p50: of(0.5), p95: of(0.95), queries: asked }
  }

  const found: Record<string, unknown> = {}
  for (const [name, load] of Object.entries(NUMBERS))
    found[name] = { cold: await cost(load, true), warm: await cost(load, false) }
  process.send!(found)
})
await app.terminate()
process.exit(0)
