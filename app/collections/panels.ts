import { partsOf } from '#app/core/contributions/define_module'
import type { Viewer } from '#app/core/contributions/registries'
import { analysisPanels, resultMarks } from '#app/research/registries'
import Alert from '#app/collections/models/alert'
import { WRITE } from '#app/collections/policies/collection_policy'
import { markOf } from '#app/collections/queries/mark_of'
import { marksAmong } from '#app/collections/queries/marks_among'
import { notesOf } from '#app/collections/queries/notes_of'
import { savedAmong } from '#app/collections/queries/saved_among'
import { savedPlaces } from '#app/collections/queries/saved_places'

/** Whether a person keeps a document, in which collections that they see, and whether they are told of its changes. */
async function saved(viewer: Viewer, documentId: number) {
  const places = await savedPlaces({ ...viewer, may: () => false }, [documentId])
  const favorites = await savedAmong(viewer.userId, [documentId])
  const alert = await Alert.query().where({ user_id: viewer.userId, kind: 'document', document_id: documentId }).first()
  const collections = places.get(documentId)?.collections ?? []
  return { documentId, favorite: favorites.has(documentId), collections, alertId: alert?.id ?? null }
}

async function mark(viewer: Viewer, documentId: number) {
  if (viewer.workspaceId === null) return null
  return { documentId, mayMark: viewer.may(WRITE), ...(await markOf(viewer.workspaceId, documentId)) }
}

async function notes(viewer: Viewer, documentId: number) {
  if (viewer.workspaceId === null) return null
  return { documentId, mayShare: viewer.may(WRITE), items: await notesOf(viewer, documentId) }
}

/** Favourites of the person and marks of their firm among the documents of a list: one query each. */
async function among(viewer: Viewer, documentIds: number[]) {
  const favorites = await savedAmong(viewer.userId, documentIds)
  const marks = await marksAmong(viewer.workspaceId, documentIds)
  const known = documentIds.filter((id) => favorites.has(id) || marks.has(id))
  const saved = known.map((id) => [id, { favorite: favorites.has(id), mark: marks.get(id) ?? null }] as const)
  return Object.fromEntries(saved) as Record<number, (typeof saved)[number][1]>
}

export const panelParts = [
  partsOf(
    analysisPanels,
    { key: 'collections.saved', order: 4, load: saved },
    { key: 'collections.mark', order: 5, load: mark },
    { key: 'collections.notes', order: 12, load: notes }
  ),
  partsOf(resultMarks, { key: 'collections.saved', load: among }),
]
