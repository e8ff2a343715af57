/**
 * Reads every law of a folder laid out as LeyesBiblio serves it (`SAMPLES_DIR/replay/federal_laws/{doc,pdf,laws.json}`) and prints what was kept of each.
 *
 *   SAMPLES_DIR=… node --import=@poppinss/ts-exec tests/bench/laws/run.ts [--pdf] [code …]
 *
 * `--pdf` reads the PDF also where there is a Word file. Ends with 1 when a law is rejected, loses more than 0.5 % or has two parts of one name.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RawPage } from '#sources/contract/contract'
import { contextOf } from '#sources/federal_laws/client'
import { SITE } from '#sources/federal_laws/listing'
import source from '#sources/federal_laws/source'
import { dayOf } from '#sources/laws/dating/dates'
import { measure } from './measure.js'
import type { Outcome } from './measure.js'

interface Listed {
  code: string
  number: string
  name: string
  published: string
  changed: string
  note: string
  abrogated?: boolean
}

const LEAST_KEPT = 0.995
const folder = join(process.env.SAMPLES_DIR ?? '', 'replay', 'federal_laws')
const args = process.argv.slice(2)
const codes = args.filter((arg) => !arg.startsWith('--'))
const laws = (JSON.parse(readFileSync(join(folder, 'laws.json'), 'utf8')) as Listed[]).filter(
  ({ code }) => !codes.length || codes.includes(code)
)

const percent = (share: number) => `${(share * 100).toFixed(3)} %`
let isGood = true
const say = (line: string) => process.stdout.write(`${line}\n`)
say('law                  format  articles  numbers  transit.  divisions  notes   kept      added     whole twins   ms')
for (const law of laws) {
  const outcome = await measure(source, pageOf(law))
  say(lineOf(outcome))
  if ('rejected' in outcome || outcome.kept < LEAST_KEPT || !outcome.isWhole || outcome.twins) isGood = false
}
process.exitCode = isGood ? 0 : 1

function pageOf(law: Listed): RawPage {
  const ref = law.code.toLowerCase()
  const doc = join(folder, 'doc', `${law.code}.doc`)
  const isWord = existsSync(doc) && !args.includes('--pdf')
  const file = isWord ? `doc/${law.code}.doc` : `pdf/${law.code}.pdf`
  const row = {
    ...{ ref, number: law.number, name: law.name, note: law.note, changed: law.changed, code: law.code },
    publishedOn: dayOf(law.published),
    changedOn: dayOf(law.changed),
    doc: null,
    pdf: null,
    isListedAbrogated: law.abrogated ?? false,
  }
  return {
    kind: 'ley',
    externalId: ref,
    url: SITE + file,
    contentType: '',
    etag: null,
    body: readFileSync(join(folder, file)),
    context: contextOf(row, new Date().toISOString().slice(0, 10)),
  }
}

function lineOf(outcome: Outcome): string {
  if ('rejected' in outcome) return `${outcome.ref.padEnd(20)} REJECTED ${outcome.rejected}`
  const { ref, format, articles, numbers, transitory, divisions, notes, kept, added, isWhole, twins } = outcome
  const cells = [articles, numbers, transitory, divisions, notes].map((figure) => String(figure).padStart(8))
  return `${ref.padEnd(20)} ${format.padEnd(5)} ${cells.join(' ')}  ${percent(kept)}  ${percent(added)}  ${isWhole ? 'yes' : 'NO '} ${twins} ${outcome.milliseconds}`
}
