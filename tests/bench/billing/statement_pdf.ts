/*
 * How long does a statement of some 40 pages take to be made, and how much memory does the process that makes it need? A short one is made first,
 * with the start of the process; then six long ones that differ, since the compiler would know the same one again. Prints pages, milliseconds of each, and how much memory the process had
 * at most beyond that of the short one. Without a database:
 *
 *   node --import=@poppinss/ts-exec tests/bench/billing/statement_pdf.ts [--movements 1150]
 */
import { parseArgs } from 'node:util'
import { setInterval as every } from 'node:timers'
import { execFileSync } from 'node:child_process'
import { ignite } from '../../../bin/ignitor.js'
import type { Movement } from '#app/billing/domain/statement'

const { values } = parseArgs({ options: { movements: { type: 'string', default: '1150' } } })
const total = Number(values.movements)
process.env.NODE_ENV = 'test'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { balanced } = await import('#app/billing/domain/statement')
const { statementDocument } = await import('#app/billing/printing/statement_document')
const { wordsIn } = await import('#app/billing/printing/words')
const { PdfRenderer } = await import('#app/core/pdf/pdf_renderer')
const { default: Client } = await import('#app/clients/models/client')
const { default: Workspace } = await import('#app/workspaces/models/workspace')
const { memoryOf } = await import('#app/core/system/memory_of')
const { readPdf } = await import('#tests/helpers/read_pdf')

const movementsOf = (count: number, of: number) =>
  Array.from({ length: count }, (_, n): Movement => {
    const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 5))).toISOString().slice(0, 10)
    const isCharge = n % 2 === 0
    return {
      ...{ kind: isCharge ? 'charge' : 'payment', day, currency: 'MXN', amount: isCharge ? 1_160_000 : -1_000_000 },
      ...{ id: n, reference: String(n), concept: isCharge ? `Honorarios por la atención del juicio ${of}` : null },
    }
  })
const firm = new Workspace().merge({ name: 'Rivas y Asociados', logo: null, rfc: 'RIA010203AB9', timeZone: 'UTC' })
const client = new Client().merge({ name: 'Comercializadora Ejemplo', rfc: 'CEJ010203AB9' })
const head = { firm, language: 'es' as const, t: wordsIn('es'), files: {}, pay: null, settings: {} as never }
const contentOf = (count: number, of: number) => {
  const accounts = balanced(movementsOf(count, of), new Map(), ['MXN'])
  const statement = { from: '2026-01-01', to: '2026-12-31', ageing: [], credits: {}, isTooLong: false, accounts }
  return statementDocument(head, client, statement, '2026-12-31')
}

/** The processes that this one started. */
const children = () =>
  execFileSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
let most = 0
const pdfs = new PdfRenderer()
const watch = every(() => {
  try {
    for (const pid of children()) most = Math.max(most, memoryOf(pid))
  } catch {
    // None is there yet.
  }
}, 20)
const times: number[] = []
const peaks: number[] = []
let pdf = await pdfs.render('account_statement', contentOf(5, 0))
await new Promise((resolve) => setTimeout(resolve, 100))
const short = most
for (let n = 0; n < 6; n++) {
  const content = contentOf(total, n)
  const from = performance.now()
  pdf = await pdfs.render('account_statement', content)
  times.push(Math.round(performance.now() - from))
  peaks.push(Math.round((most - short) / 1_048_576))
}
clearInterval(watch)
const { pages } = await readPdf(pdf)
process.stdout.write(
  `${pages.length} pages, ${total} movements, ${Math.round(pdf.length / 1024)} KB\n` +
    `${times.join(', ')} ms; at most so far ${peaks.join(', ')} MB beyond the ${Math.round(short / 1_048_576)} MB of a short one\n`
)
pdfs.close()
await app.terminate()
process.exit(0)
