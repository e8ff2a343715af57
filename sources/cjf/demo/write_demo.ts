import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawPage } from '#sources/contract/contract'
import { packMember } from '#sources/raw/gzip_members'
import { toLine } from '#sources/raw/raw_line'
import { caseAddress } from '../addresses.js'
import { contextOf } from '#sources/cjf/rulings/ruling_context'
import { caseHtml, summariesOf } from './case_html.js'
import { simplePdf } from './pdf.js'
import { plannedCases } from './plan.js'
import type { PlannedCase } from './plan.js'
import { rulingText } from './wording.js'

/** Always the same, so that the files are. */
const FETCHED_AT = new Date('2026-11-02T12:00:00Z')
/** Pages of cases are shown for one ruling of so many; the others came without theirs. */
const CASES = 6

/** Invented cases and rulings of federal courts. The same every time. */
export function demoPages(): { expediente: RawPage[]; sentencia: RawPage[] } {
  const plans = plannedCases()
  return {
    expediente: plans.filter((_, place) => place % CASES === 0).map(casePage),
    sentencia: plans.map(rulingPage),
  }
}

/** Writes them where `readRaw(dir, …)` reads them, in place of those written before. */
export async function writeDemoCases(dir: string): Promise<Record<string, number>> {
  const pages = demoPages()
  for (const [kind, own] of Object.entries(pages)) {
    const folder = join(dir, 'cjf', kind)
    await mkdir(folder, { recursive: true })
    const member = await packMember(Buffer.from(own.map((page) => toLine(page, FETCHED_AT)).join('')))
    await writeFile(join(folder, 'demo.jsonl.gz'), member)
  }
  return { expediente: pages.expediente.length, sentencia: pages.sentencia.length }
}

function casePage(plan: PlannedCase): RawPage {
  const { neun, court, type, number } = plan
  return {
    kind: 'expediente',
    externalId: neun,
    url: caseAddress({ organ: court.id, type, number, procedure: '0' }),
    contentType: 'text/html; charset=utf-8',
    etag: null,
    body: Buffer.from(caseHtml(plan)),
    context: { organo: court.id, tipo: type, expediente: number, ...summariesOf(plan) },
  }
}

function rulingPage(plan: PlannedCase): RawPage {
  const { court, about, outcome } = plan
  const text = rulingText(plan)
  return {
    kind: 'sentencia',
    externalId: `${plan.neun}-001`,
    url: '',
    contentType: plan.isPdf ? 'application/pdf' : 'text/plain; charset=utf-8',
    etag: null,
    body: plan.isPdf ? simplePdf(text) : Buffer.from(text.join('\n')),
    context: contextOf({
      neun: plan.neun,
      organId: court.id,
      court: court.name,
      proceeding: plan.proceeding,
      number: plan.number,
      circuit: '',
      state: '',
      city: '',
      subjects: [court.subject],
      branches: [about.branch],
      acts: [about.act],
      specificActs: [about.detail],
      outcome,
      judges: [plan.judge],
      secretary: '',
      topic: about.topic,
      filedOn: plan.filedOn,
      decidedOn: plan.decidedOn,
    }),
  }
}
