import { router } from '@inertiajs/react'
import { documentPart, documentsPart } from './address'

export type Chosen = { documents: number[]; folders: number[] }

type Body = Record<string, number[] | number | string | null>
const STAY = { preserveScroll: true, preserveState: true }

/** Only what was chosen is sent: an empty list is no choice. */
const known = (chosen: Chosen): Body => Object.fromEntries(Object.entries(chosen).filter(([, ids]) => ids.length > 0))

/** What can be done with documents at once, each offering its undo. */
export function useDocumentActions(matterId: number, onDone: () => void) {
  const visit = { ...STAY, onSuccess: onDone }
  const at = (action: string) => documentsPart(matterId, action)
  return {
    share: (documents: number[]) => router.post(at('shares'), { documents }, visit),
    unshare: (documents: number[]) => router.delete(at('shares'), { ...visit, data: { documents } }),
    trash: (chosen: Chosen) => router.post(at('trashings'), known(chosen), visit),
    restore: (chosen: Chosen) => router.delete(at('trashings'), { ...visit, data: known(chosen) }),
    move: (chosen: Chosen, folderId: number | null) => router.post(at('moves'), { ...known(chosen), folderId }, visit),
    checkIn: (id: number) => router.delete(documentPart(matterId, id, 'checkout'), visit),
    restoreVersion: (id: number, number: number) =>
      router.post(documentPart(matterId, id, `versions/${number}/restoration`), {}, visit),
    tag: (id: number, tags: string[]) => router.put(documentPart(matterId, id, 'tags'), { tags }, visit),
  }
}

export type DocumentActions = ReturnType<typeof useDocumentActions>
