import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawPage } from '#sources/contract/contract'
import { packMember } from '#sources/raw/gzip_members'
import { toLine } from '#sources/raw/raw_line'
import { recordUrl } from '../transports/repository.js'
import { ejecutoriaRecord, planEjecutorias } from './ejecutorias.js'
import { opinionRecord } from './opinions.js'
import { FIRST_ID, planTheses } from './plan.js'
import { planRulings } from './ruling_plan.js'
import { rulingRecord } from './rulings.js'
import { thesisRecord } from './theses.js'
import { readTopics } from './topic.js'
import { administrative } from './topics/administrative.js'
import { amparo } from './topics/amparo.js'
import { civil } from './topics/civil.js'
import { constitutional } from './topics/constitutional.js'
import { labour } from './topics/labour.js'
import { penal } from './topics/penal.js'

const RULINGS_IN_THESES = 14
const EJECUTORIAS_IN_THESES = 28
/** Always the same, so that the files are. */
const FETCHED_AT = new Date('2026-07-01T12:00:00Z')
const PER_MEMBER = 100

/** Pages of each kind. */
type DemoPages = Record<'tesis' | 'engrose' | 'ejecutoria' | 'voto', RawPage[]>

/**
 * Invented answers of the repository, oldest first: so many theses, a ruling for every fourteen of them and an opinion on every third ruling,
 * and some of the rulings that the other theses come from. The same every time.
 */
export function demoPages(count = 420): DemoPages {
  const topics = [amparo, civil, penal, administrative, labour, constitutional].flatMap(readTopics)
  const theses = planTheses(topics, count)
  const rulings = planRulings(topics, Math.round(count / RULINGS_IN_THESES))
  const before = (day: string) => theses.filter((thesis) => thesis.day < day)
  const records = theses.map((thesis) => ({ thesis, record: thesisRecord(thesis, before(thesis.day), rulings) }))
  const published = planEjecutorias(records, Math.round(count / EJECUTORIAS_IN_THESES))
  return {
    tesis: records.map(({ thesis, record }) => pageOf('tesis', thesis.id, record)),
    ejecutoria: published.map((one) => pageOf('ejecutoria', one.id, ejecutoriaRecord(one, before(one.ruling.day)))),
    voto: rulings
      .filter((_, place) => place % 3 === 0)
      .map((ruling, place) => pageOf('voto', FIRST_ID + place, opinionRecord(ruling, FIRST_ID + place))),
    engrose: rulings.map((ruling) => pageOf('engrose', ruling.id, rulingRecord(ruling, before(ruling.day)))),
  }
}

/** Writes the invented answers where `readRaw(dir, …)` reads them, in place of those it wrote before. */
export async function writeDemoResponses(dir: string, count = 420): Promise<Record<keyof DemoPages, number>> {
  const pages = demoPages(count)
  for (const [kind, own] of Object.entries(pages)) {
    const folder = join(dir, 'scjn', kind)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'demo.jsonl.gz'), Buffer.concat(await Promise.all(members(own))))
  }
  const { tesis, engrose, ejecutoria, voto } = pages
  return { tesis: tesis.length, engrose: engrose.length, ejecutoria: ejecutoria.length, voto: voto.length }
}

function members(pages: RawPage[]): Promise<Buffer>[] {
  const parts = Array.from({ length: Math.ceil(pages.length / PER_MEMBER) }, (_, part) =>
    pages.slice(part * PER_MEMBER, (part + 1) * PER_MEMBER)
  )
  return parts.map((part) => packMember(Buffer.from(part.map((page) => toLine(page, FETCHED_AT)).join(''))))
}

function pageOf(kind: string, id: number, record: Record<string, unknown>): RawPage {
  const url = recordUrl(kind, String(id))
  return {
    kind,
    externalId: String(id),
    url,
    contentType: 'application/json',
    etag: null,
    body: Buffer.from(JSON.stringify(record)),
  }
}
