import { readFileSync, writeFileSync } from 'node:fs'
import { ours, plainFts, plainMeilisearch, type Ranker } from './engines.js'
import { mean, ndcg, type Grades } from './ndcg.js'
import { rulingsOf, thesesOf } from './theses.js'

/**
 * nDCG@10 of 120 judged queries over the real theses and rulings, ours beside plain FTS5 and Meilisearch as it comes, in one run.
 *   SAMPLES_DIR=… node --import=@poppinss/ts-exec tests/bench/relevance/run.ts [--pool file] [--each]
 * Grades refer to registros digitales: 3 what was looked for, 2 answers it, 1 touches it; what was pooled and is not named is 0. There are two halves:
 * `judged.json` was judged while the engine was made; the queries of `judged_before_results.json` and their grades were written by reading the theses alone,
 * before anything was searched, and what engines found besides was judged afterwards.
 * `--pool` writes what nobody has judged of the first ten of each engine; `--each` prints every query.
 */
interface Judged {
  query: string
  grades: Grades
  /** What was read and is not relevant. */
  zero: number[]
}

const DEPTH = 10
const BASELINE = 'FTS5 bm25 (all words)'
const samples = process.env.SAMPLES_DIR
if (!samples) throw new Error('SAMPLES_DIR says where the samples are')
const argument = (name: string) => process.argv[process.argv.indexOf(name) + 1]

const documents = [...thesesOf(samples), ...rulingsOf(samples)]
const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Judged[]
const halves = {
  'judged while it was made': read('judged.json'),
  'before any result': read('judged_before_results.json'),
}
const judged = Object.values(halves).flat()
const rankers = [
  await ours(documents),
  await ours(documents, { synonyms: false }),
  await ours(documents, { near: false }),
  plainFts(documents, ' '),
  plainFts(documents, ' OR '),
  await plainMeilisearch(documents),
].filter((one) => one !== null)

const rankings = new Map<Ranker, string[][]>()
for (const ranker of rankers) {
  const lists: string[][] = []
  for (const { query } of judged) lists.push(await ranker.rank(query, DEPTH))
  rankings.set(ranker, lists)
}

if (process.argv.includes('--pool')) writePool(argument('--pool'))
report()
for (const ranker of rankers) void ranker.close()
setTimeout(() => process.exit(0), 500)

/** What is to be read and judged still. */
function writePool(file: string): void {
  const titles = new Map(documents.map(({ id, title }) => [String(id), title]))
  const lines = judged.flatMap(({ query, grades, zero }, place) => {
    const pooled = new Set([...rankings.values()].flatMap((lists) => lists[place]))
    const open = [...pooled].filter((id) => !(id in grades) && !zero.includes(Number(id)))
    return [`## ${place} ${query}`, ...open.map((id) => `${id} ${titles.get(id)}`)]
  })
  writeFileSync(file, lines.join('\n'))
}

function report(): void {
  const names = Object.keys(halves) as (keyof typeof halves)[]
  let from = 0
  for (const name of names) {
    const to = from + halves[name].length
    console.log(`\n${name}: ${to - from} queries`)
    reportPlaces(from, to)
    from = to
  }
  if (process.argv.includes('--each'))
    for (const [place, { query }] of judged.entries())
      console.log(query.padEnd(60), rankers.map((ranker) => (scoreOf(ranker, place) ?? 0).toFixed(2)).join('  '))
}

function reportPlaces(from: number, to: number): void {
  const places = Array.from({ length: to - from }, (_, index) => from + index)
  const meanOf = (ranker: Ranker) => mean(places.map((place) => scoreOf(ranker, place)))
  const floor = meanOf(rankers.find(({ name }) => name === BASELINE)!)
  for (const ranker of rankers) {
    const score = meanOf(ranker)
    const beside = `${((score / floor - 1) * 100).toFixed(1)} % beside ${BASELINE}`
    const open = places.reduce((sum, place) => sum + unjudged(ranker, place), 0)
    console.log(`${ranker.name.padEnd(24)} nDCG@10 ${score.toFixed(4)}  ${beside}; ${open} not judged`)
  }
}

function scoreOf(ranker: Ranker, place: number): number | null {
  return ndcg(rankings.get(ranker)![place], judged[place].grades, DEPTH)
}

function unjudged(ranker: Ranker, place: number): number {
  const { grades, zero } = judged[place]
  return rankings.get(ranker)![place].filter((id) => !(id in grades) && !zero.includes(Number(id))).length
}
