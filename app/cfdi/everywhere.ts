import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import { noticeKinds, paletteProviders, recurringTasks, timelineEntries } from '#app/core/contributions/registries'
import { taskKinds } from '#app/core/tasks/task_kinds'
import { acrossFirms } from '#app/core/tenancy/rows'
import { chargeDocuments } from '#app/billing/charge_documents'
import { matchAgain } from '#app/cfdi/actions/match_again'
import { remindOfComplements } from '#app/cfdi/actions/remind_of_complements'
import { folderImport } from '#app/cfdi/folders/import_task'
import { findCfdis } from '#app/cfdi/palette'
import { documentsOfCharge } from '#app/cfdi/queries/documents_of_charge'
import { unreadableCfdis } from '#app/cfdi/queries/unreadable_cfdis'
import { fileOwners } from '#app/documents/storage/file_owners'

/** An hour: a complement is due on a day. */
const HOUR = 3_600

/** Where tax documents are told of beside their own pages. */
export const everywhereParts = [
  partsOf(taskKinds, folderImport),
  partsOf(chargeDocuments, { key: 'cfdi', load: documentsOfCharge }),
  partsOf(fileOwners, {
    key: 'cfdi',
    async named(keys) {
      const rows = await acrossFirms(db, 'cfdis').whereIn('storage_key', keys).distinct('storage_key')
      return rows.map((row) => String(row.storage_key))
    },
  }),
  partsOf(
    recurringTasks,
    { key: 'payment_complements', everySeconds: HOUR, run: remindOfComplements },
    { key: 'cfdi_sides', everySeconds: HOUR, run: matchAgain }
  ),
  partsOf(noticeKinds, { key: 'complement_due', order: 45, area: 'billing', channels: ['app', 'email'] }),
  partsOf(
    noticeSubjects,
    { key: 'cfdi', address: (id: number) => route('law_firm.cfdi.show', { id }), unreadable: unreadableCfdis },
    { key: 'cfdi_list', address: () => route('law_firm.cfdi.index') }
  ),
  /** The timeline of a matter has no lines of them; its history tells their amounts to who may read charges. */
  partsOf(timelineEntries, {
    ...{ key: 'cfdi', groups: ['money'] as const, permission: 'facturas:leer', nouns: ['cfdi'] },
    load: () => Promise.resolve([]),
  }),
  partsOf(paletteProviders, { key: 'cfdi', order: 47, search: findCfdis }),
]
