import { addressOf } from '#app/core/contributions/notice_subjects'
import type AuditEntry from '#app/core/audit/models/audit_entry'
import type { TimelineEntry } from '#app/core/contributions/registries'
import { loadAuditEntries } from '#app/matters/queries/log/audit_entries'

const TOLD = [
  'added',
  'version_added',
  'version_restored',
  'renamed',
  'moved',
  'shared',
  'unshared',
  'checked_out',
  'trashed',
  'untrashed',
  'folder_made',
  'folder_renamed',
  'folder_trashed',
  'folder_untrashed',
]

const sentences = Object.fromEntries(TOLD.map((audited) => [`document.${audited}`, `documents.timeline.${audited}`]))

function valuesOf({ before, after }: AuditEntry): Record<string, string> {
  const { name, versionNumber, restoredFrom, documents } = after ?? {}
  return {
    name: String(name ?? before?.name ?? ''),
    was: String(before?.name ?? ''),
    number: String(versionNumber ?? ''),
    from: String(restoredFrom ?? ''),
    documents: String(documents ?? ''),
  }
}

function detailOf({ action, subjectType, subjectId, matterId, after }: AuditEntry) {
  if (subjectType !== 'document' || action === 'document.trashed') return null
  const href = addressOf({ type: 'matter', id: matterId!, place: { tab: 'documents', document: subjectId! } })
  return { title: String(after?.name ?? ''), text: String(after?.comment ?? after?.note ?? ''), href }
}

/** What was done with documents, on the timeline of their matter. */
export const documentEntries: TimelineEntry = {
  key: 'documents.log',
  groups: ['documents'],
  load: (subject, page) => loadAuditEntries(subject, page, { sentences, values: valuesOf, detail: detailOf }),
}
