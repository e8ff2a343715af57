import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { precisionOf, recallOf, scoreOf } from './score.js'
import type { Label, Labelled, Score } from './score.js'

interface Gold {
  kind: 'tesis' | 'engrose'
  /** Registro digital of a thesis; case number of a ruling. */
  id: string
  /** Of the text as `textOf` makes it. */
  sha256: string
  read: [number, number][]
  labels: Label[]
}

type Row = Record<string, string | number>

const records = (dir: string, file: string): Row[] =>
  readFileSync(join(dir, 'replay/scjn', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)

/** Theses: text and precedents; rulings: the whole text. Marks of footnotes are shortened as the mapper does. */
const textOf = (row: Row, kind: Gold['kind']) =>
  String(kind === 'tesis' ? `${row.texto}\n${row.precedentes}` : row.engrose).replace(/\[footnoteRef:(\d+)\]/g, '[$1]')

function read(dir: string): Labelled[] {
  const gold = JSON.parse(readFileSync(new URL('gold.json', import.meta.url), 'utf8')) as Gold[]
  const theses = new Map(records(dir, 'tesis.jsonl').map((row) => [String(row.idTesis), row]))
  const rulings = new Map(records(dir, 'engroses.jsonl').map((row) => [String(row.expediente), row]))
  return gold.map(({ kind, id, sha256, read: parts, labels }) => {
    const row = (kind === 'tesis' ? theses : rulings).get(id)
    if (!row) throw new Error(`${kind} ${id} is not among the samples`)
    const text = textOf(row, kind)
    if (createHash('sha256').update(text).digest('hex') !== sha256) throw new Error(`${kind} ${id} has another text`)
    return { text, read: parts, labels }
  })
}

const percent = (share: number) => share.toFixed(4)

function show(kind: string, score: Score) {
  const { labelled, found, right } = score
  console.log(
    `${kind.padEnd(13)} labelled ${labelled}  found ${found}  right ${right}  precision ${percent(precisionOf(score))}  recall ${percent(recallOf(score))}`
  )
}

const dir = process.env.SAMPLES_DIR
if (!dir) throw new Error('SAMPLES_DIR names the folder of the samples')
const scores = scoreOf(read(dir))
const all: Score = { labelled: 0, found: 0, right: 0, wrong: [], missed: [] }
for (const [kind, score] of scores) {
  show(kind, score)
  all.labelled += score.labelled
  all.found += score.found
  all.right += score.right
}
show('all', all)
if (process.argv.includes('--differences'))
  for (const [kind, { wrong, missed }] of scores) {
    for (const one of wrong) console.log(`+ ${kind}: ${one}`)
    for (const one of missed) console.log(`- ${kind}: ${one}`)
  }
