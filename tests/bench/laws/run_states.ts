/**
 * Reads every state law of a folder (`SAMPLES_DIR/replay/state_laws/{docs,laws.json}`) and prints what was kept of each.
 *
 *   SAMPLES_DIR=… node --import=@poppinss/ts-exec tests/bench/laws/run_states.ts [id …]
 *
 * Ends with 1 when a law is rejected, loses more than 0.5 % or has two parts of one name.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RawPage } from '#sources/contract/contract'
import { contextOf } from '#sources/state_laws/client'
import { docTypeOf } from '#sources/state_laws/doc_type'
import source from '#sources/state_laws/source'
import { STATES } from '#sources/state_laws/states'
import { measure } from './measure.js'
import type { Outcome } from './measure.js'

interface Listed {
  edo: number
  id: number
  title: string
  tipo: string
  date: string
  file: string
}

const LEAST_KEPT = 0.995
const folder = join(process.env.SAMPLES_DIR ?? '', 'replay', 'state_laws')
const ids = process.argv.slice(2)
const all = JSON.parse(readFileSync(join(folder, 'laws.json'), 'utf8')) as Listed[]
const laws = all.filter(({ id }) => !ids.length || ids.includes(String(id)))
const say = (line: string) => process.stdout.write(`${line}\n`)
const percent = (share: number) => `${(share * 100).toFixed(3)} %`

let isGood = true
say('law          articles  numbers  transit.  divisions  notes   kept      added     whole twins   ms  title')
for (const law of laws) {
  if (!docTypeOf(law)) {
    say(`${String(law.id).padEnd(12)} no law: ${law.tipo}, ${law.title}`)
    continue
  }
  const outcome = await measure(source, pageOf(law))
  say(lineOf(outcome))
  if ('rejected' in outcome || outcome.kept < LEAST_KEPT || !outcome.isWhole || outcome.twins) isGood = false
}
process.exitCode = isGood ? 0 : 1

function pageOf({ id, edo, file, ...row }: Listed): RawPage {
  return {
    kind: 'ley',
    externalId: String(id),
    url: `http://compilacion.ordenjuridico.gob.mx/obtenerdoc.php?nombreclave=${file}`,
    contentType: 'application/msword',
    etag: null,
    body: readFileSync(join(folder, 'docs', file)),
    context: contextOf({ ...row, id: String(id), status: 'Vigente', state: STATES[edo - 1] }, { facts: new Map() }),
  }
}

function lineOf(outcome: Outcome): string {
  if ('rejected' in outcome) return `${outcome.ref.padEnd(12)} REJECTED ${outcome.rejected}`
  const { ref, articles, numbers, transitory, divisions, notes, kept, added, isWhole, twins, milliseconds } = outcome
  const cells = [articles, numbers, transitory, divisions, notes].map((figure) => String(figure).padStart(8))
  return `${ref.padEnd(12)} ${cells.join(' ')}  ${percent(kept)}  ${percent(added)}  ${isWhole ? 'yes' : 'NO '} ${twins} ${milliseconds}  ${outcome.title.slice(0, 60)}`
}
