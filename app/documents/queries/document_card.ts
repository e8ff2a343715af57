import type Document from '#app/documents/models/document'
import type { MatterViewer } from '#app/matters/models/matter'
import { isShownInline } from '#app/documents/serving/inline_types'
import { toRow } from './document_tab.js'
import { tagsOf, tagsSeenBy } from './tags.js'
import { listVersions } from './versions.js'

/** All that the panel of a document shows: its line, its versions with who made them, and the tags to suggest. */
export async function documentCard(document: Document, viewer: MatterViewer) {
  await document.load('checkedOutBy', (user) => void user.select('id', 'name'))
  const tags = (await tagsOf([document.id])).get(document.id) ?? []
  const versions = await listVersions(document)
  return {
    ...toRow(document, tags),
    isShownInline: isShownInline(document.mime),
    createdAt: document.createdAt.toISO()!,
    sharedAt: document.sharedAt?.toISO() ?? null,
    sha256: versions[0]?.sha256 ?? '',
    versions: versions.map((version) => ({
      ...{ number: version.number, size: Number(version.size), kind: version.kind, comment: version.comment },
      ...{
        originalName: version.originalName,
        origin: version.origin,
        restoredFrom: version.restoredFrom,
        scanned: version.scanned,
      },
      by: version.uploadedBy?.name ?? null,
      at: version.createdAt.toISO()!,
    })),
    knownTags: (await tagsSeenBy(viewer)).map(({ name }) => name),
  }
}
