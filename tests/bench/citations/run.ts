import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { precisionOf, recallOf, scoreOf } from './score.js'
import type { Label, Labelled, Score } from './score.js'

type Kind = 'tesis' | 'engrose' | 'state_law' | 'federal_law' | 'gazette'

interface Gold {
  kind: Kind
  /** Registro digital of a thesis; case number of a ruling; file of a law or of a note of the gazette. */
  id: string
  /** Of the text as it is read here. */
  sha256: string
  /** The name of the law, where the text is one. */
  own?: string
  read: [number, number][]
  labels: Label[]
}

type Row = Record<string, string | number>

const { values: options } = parseArgs({
  options: { labels: { type: 'string', multiple: true }, differences: { type: 'boolean' } },
})
const dir = process.env.SAMPLES_DIR
if (!dir) throw new Error('SAMPLES_DIR names the folder of the samples')

const rows = (file: string, id: (row: Row) => unknown) =>
  new Map(
    readFileSync(join(dir, 'replay/scjn', file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row)
      .map((row) => [String(id(row)), row])
  )
const theses = rows('tesis.jsonl', ({ idTesis }) => idTesis)
const rulings = rows('engroses.jsonl', ({ expediente }) => expediente)

/** Theses: text and precedents; all others: the whole text. */
const READ: Record<Kind, (id: string) => string> = {
  tesis: (id) => `${theses.get(id)?.texto}\n${theses.get(id)?.precedentes}`,
  engrose: (id) => String(rulings.get(id)?.engrose),
  state_law: (id) => textOfDocx(readFileSync(join(dir, 'replay/state_laws/docs', id))),
  federal_law: (id) => textOfRecord('federal_laws/public/ojn_html_text', id),
  gazette: (id) => textOfRecord('dof/public', id),
}

const textOfRecord = (folder: string, file: string) =>
  (JSON.parse(readFileSync(join(dir, folder, file), 'utf8')) as { text: string }).text

/** The runs of each paragraph; read here by itself, so that labels do not move when the product reads Word files otherwise. */
function textOfDocx(bytes: Buffer): string {
  const markup = strFromU8(unzipSync(bytes)['word/document.xml']!)
  return [...markup.matchAll(/<w:p[ >][\s\S]*?<\/w:p>/g)]
    .map(([paragraph]) => [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, run]) => run).join(''))
    .join('\n')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!)
}
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Marks of footnotes are shortened as the mapper of rulings does. */
const textOf = ({ kind, id }: Gold) => READ[kind](id).replace(/\[footnoteRef:(\d+)\]/g, '[$1]')

function read(labels: string): Labelled[] {
  const gold = JSON.parse(readFileSync(labels, 'utf8')) as Gold[]
  return gold.map((one) => {
    const text = textOf(one)
    if (createHash('sha256').update(text).digest('hex') !== one.sha256)
      throw new Error(`${one.kind} ${one.id} has another text`)
    return { text, own: one.own, read: one.read, labels: one.labels }
  })
}

const percent = (share: number) => share.toFixed(4)

function show(kind: string, score: Score) {
  const { labelled, found, right } = score
  console.log(
    `${kind.padEnd(13)} labelled ${labelled}  found ${found}  right ${right}  precision ${percent(precisionOf(score))}  recall ${percent(recallOf(score))}`
  )
}

const files = options.labels?.map((file) => resolve(file)) ?? [join(import.meta.dirname, 'gold.json')]
const scores = scoreOf(files.flatMap(read))
const all: Score = { labelled: 0, found: 0, right: 0, wrong: [], missed: [] }
for (const [kind, score] of scores) {
  show(kind, score)
  all.labelled += score.labelled
  all.found += score.found
  all.right += score.right
}
show('all', all)
if (options.differences)
  for (const [kind, { wrong, missed }] of scores) {
    for (const one of wrong) console.log(`+ ${kind}: ${one}`)
    for (const one of missed) console.log(`- ${kind}: ${one}`)
  }
