import { MEXICO_ZONE } from '#app/core/mexico'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import vine from '@vinejs/vine'
import { IANAZone } from 'luxon'
import { record } from '#app/core/audit/audit_log'
import { clock } from '#app/core/clock'
import { seal } from '#app/core/encryption/sealed'
import { toSqlInstant } from '#app/core/models/columns'
import { raiseNumbers } from '#app/billing/actions/raise_numbers'
import { bankOf } from '#app/core/clabe'
import { clabe } from '#app/core/validators/fields'
import Matter from '#app/matters/models/matter'
import MatterTeam from '#app/matters/models/matter_team'
import { FILE_STORES } from '#app/transfers/file_stores'
import { PRACTICE_AREAS } from '#app/workspaces/domain/practice_areas'
import Member from '#app/workspaces/models/member'
import { firmValidator } from '#app/workspaces/validators/workspace'
import Workspace from '#app/workspaces/models/workspace'
import { notAnArchive, type ArchiveReader } from './archive_reader.js'
import { parsed } from './check_archive.js'
import { countStorage } from './count_storage.js'
import { mergeSequences } from './restore_given.js'
import { saveProgress, type Restoring } from './restoring.js'

/** A list in JSON, as the column keeps it: what is none would break every page that names the firm. */
const practiceAreas = vine.createRule((value, _, field) => {
  const listed = typeof value === 'string' ? parsed(value) : []
  const isKnown = Array.isArray(listed) && listed.every((area) => (PRACTICE_AREAS as readonly unknown[]).includes(area))
  if (!isKnown) field.report('no list of practice areas', 'enum', field)
})

/** Any zone there is: a firm begins in that of whoever founded it, which its form need not offer. */
const timeZone = vine.createRule((value, _, field) => {
  if (!IANAZone.isValidZone(String(value))) field.report('no time zone', 'enum', field)
})

/** What only the archive has in this form; the rest is what the form of the firm asks. */
const firmShape = vine.create({
  time_zone: vine.string().maxLength(60).use(timeZone()),
  practice_areas: vine.string().maxLength(2_000).use(practiceAreas()).nullable(),
  clabe: clabe().nullable(),
})

/** What the form of a firm asks beside what the archive says: an address of its own and a public page are given here. */
const NEW_HERE = { slug: 'despacho-nuevo', publicProfile: false, timeZone: MEXICO_ZONE, version: 1 }

/**
 * The history of the firm elsewhere is kept as a file that nobody can change: its chain was signed there, and to sign it again here would be to
 * forge it. The history of this firm tells its fingerprint.
 */
export async function restoreHistory(here: Restoring): Promise<void> {
  const { archive, manifest, firm } = here
  const parts = [
    {
      path: 'historial/historial.jsonl',
      name: `${manifest.firm} ${manifest.madeAt.slice(0, 10)}`.slice(0, 150),
      ...manifest.history,
    },
    ...manifest.history.sealed,
  ]
  const kept: Record<string, unknown>[] = []
  for (const [number, { path, name, sha256 }] of parts.entries()) {
    let entries = 0
    for await (const line of archive.lines(path)) if (line) entries++
    if (entries === 0) continue
    const place = { firm, id: number, path, table: 'sealed_histories' }
    const stored = await FILE_STORES.histories.keep(await archive.stream(path), place)
    kept.push({
      workspace_id: firm,
      name,
      storage_key: stored!.storageKey,
      sha256,
      entries,
      created_at: toSqlInstant(clock.now()),
    })
  }
  await db.transaction(async (trx) => {
    if (kept.length > 0) await trx.table('sealed_histories').multiInsert(kept)
    await saveProgress(here, trx, { phase: here.progress.phase + 1 })
  })
}

/** What an archive says of its firm, as the product may have kept it. Throws TaskFailed for anything else. */
export async function firmOf(archive: ArchiveReader) {
  const told = (parsed(await archive.text('datos/despacho.json', 100_000)) ?? {}) as Record<string, unknown>
  const [wrongShape, shape] = await firmShape.tryValidate(told)
  if (wrongShape) throw notAnArchive('no_manifest')
  const {
    name,
    phone,
    address,
    zip,
    city,
    state,
    rfc,
    tax_name: taxName,
    tax_regime: taxRegime,
    tax_zip: taxZip,
  } = told
  const asked = { name, phone, address, zip, city, state, rfc, taxName, taxRegime, taxZip, ...NEW_HERE }
  const practised = parsed(shape.practice_areas ?? '[]')
  const [error, form] = await firmValidator.tryValidate({ ...asked, practiceAreas: practised })
  if (error) throw notAnArchive('no_manifest')
  return {
    ...shape,
    name: form.name,
    ...{ phone: form.phone ?? null, address: form.address ?? null, zip: form.zip ?? null, city: form.city ?? null },
    ...{ state: form.state ?? null, rfc: form.rfc ?? null, tax_name: form.taxName ?? null },
    ...{ tax_regime: form.taxRegime ?? null, tax_zip: form.taxZip ?? null },
    bank: shape.clabe === null ? null : bankOf(shape.clabe),
  }
}

/** What the firm says of itself, who sees its private matters, and the audit entry in its own history. */
export async function restoreFirm(here: Restoring): Promise<void> {
  const { archive, firm, task, manifest, progress, remap } = here
  const { name, clabe: account, ...columns } = await firmOf(archive)
  await db.transaction(async (trx) => {
    const { version } = await Workspace.findOrFail(firm, { client: trx })
    const sealed = account === null ? null : seal(account, 'clabe')
    await Workspace.query({ client: trx })
      .where('id', firm)
      .update({ ...columns, clabe: sealed, version: version + 1 })
    await mergeSequences(trx, here)
    await raiseNumbers(trx, firm)
    await countStorage(trx, firm)
    await letOwnerSee(trx, firm, task.userId)
    const author = { userId: task.userId, kind: 'user' as const, ip: null, requestId: null }
    await record(trx, author, {
      workspaceId: firm,
      action: 'workspace.imported',
      subject: { type: 'workspace', id: firm },
      after: { from: name, madeAt: manifest.madeAt, history: manifest.history.sha256, ...progress.counts },
    })
    await remap.clear(trx)
    await saveProgress(here, trx, { phase: progress.phase + 1 })
  })
}

/** A private matter whose whole team stayed elsewhere would be seen by nobody: then the owner is put into its team. */
async function letOwnerSee(trx: TransactionClientContract, firm: number, userId: number): Promise<void> {
  const members = Member.in({ id: firm }, trx).select('user_id')
  const seen = MatterTeam.in({ id: firm }, trx).whereIn('user_id', members).select('matter_id')
  const hidden = await Matter.in({ id: firm }, trx).where('private', 1).whereNotIn('id', seen).select('id')
  for (const { id } of hidden) await MatterTeam.create({ workspaceId: firm, matterId: id, userId }, { client: trx })
}
