import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Migration } from '#database/table'

/** Notices name what they are about; the address is computed. The column `href` stays for what was told before and is read no more. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('notices', (table) => {
      table.string('subject_type', 40).nullable()
      table.integer('subject_id').unsigned().nullable()
      table.string('place', 200).nullable()
      table.index(['subject_type', 'subject_id'])
    })
    this.defer(nameSubjects)
  }
}

const BATCH = 500

type Found = [type: string, id: number, place: Record<string, string>]

/** What the addresses that notices had until then are about. Where they did not say which, the id is 0. */
const SUBJECTS: [
  RegExp,
  (found: { id: number; firm: number | null; query: Record<string, string>; part: string }) => Found,
][] = [
  [/^\/law-firm\/files\/(?:file-overview\/)?(\d{1,9})(?:\/|$)/, ({ id, query }) => ['matter', id, query]],
  [
    /^\/law-firm\/files\/file-overview-client\/(\d{1,9})$/,
    ({ id, part }) => ['followed_matter', id, part ? { part } : {}],
  ],
  [/^\/search\/alerts\/(\d{1,9})$/, ({ id }) => ['alert', id, {}]],
  [/^\/law-firm\/clients\/multi-client-management$/, ({ firm, query }) => transfer('clients', firm, query)],
  [/^\/law-firm\/files\/multi-dossier-management$/, ({ firm, query }) => transfer('matters', firm, query)],
  [/^\/law-firm\/invitations$/, ({ query }) => ['invitation', 0, query]],
  [/^\/law-firm\/reminders$/, () => ['reminder', 0, {}]],
  [/^\/law-firm\/client-requests$/, () => ['firm_request', 0, { side: 'firm' }]],
  [/^\/main\/client$/, () => ['firm_request', 0, { side: 'client' }]],
  [/^\/main$/, ({ firm }) => ['firm', firm ?? 0, { page: 'home' }]],
  [/^\/law-firm\/files\/list$/, ({ firm }) => ['firm', firm ?? 0, { page: 'matters' }]],
  [/^\/law-firm\/settings\/members$/, ({ firm }) => ['firm', firm ?? 0, { page: 'members' }]],
  [/^\/law-firm\/settings\/export$/, ({ firm }) => ['firm', firm ?? 0, { page: 'archive' }]],
  [/^\/law-firm\/settings\/log$/, ({ firm, query }) => ['firm', firm ?? 0, { page: query.kind ?? 'log' }]],
]

function transfer(subject: string, firm: number | null, query: Record<string, string>): Found {
  const id = Number(query.import ?? query.change ?? 0)
  if (!id) return ['firm', firm ?? 0, { page: `bulk_${subject}` }]
  return ['transfer', id, { subject, action: query.import ? 'import' : 'edit' }]
}

function subjectOf(href: string, firm: number | null): Found | null {
  const { pathname, searchParams, hash } = new URL(href, 'http://foja')
  for (const [pattern, found] of SUBJECTS) {
    const match = pattern.exec(pathname)
    const query = Object.fromEntries(searchParams)
    if (match) return found({ id: Number(match[1]), firm, query, part: hash.slice(1) })
  }
  return null
}

/** Names what older notices are about, by where they led. One whose address says nothing is of no subject and leads to the list. Safe to run again. */
export async function nameSubjects(db: QueryClientContract) {
  for (let last = 0; ;) {
    const rows: { id: number; href: string; workspace_id: number | null }[] = await db
      .from('notices')
      .where('id', '>', last)
      .whereNotNull('href')
      .whereNull('subject_type')
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'href', 'workspace_id')
    for (const { id, href, workspace_id: firm } of rows) {
      const found = subjectOf(href, firm)
      if (!found) continue
      const [subject_type, subject_id, place] = found
      await db
        .from('notices')
        .where({ id })
        .update({ subject_type, subject_id, place: JSON.stringify(place) })
    }
    if (rows.length < BATCH) return
    last = Number(rows.at(-1)!.id)
  }
}
