import type { Folder } from './types'

/** A folder with how deep it stands. */
export type TreeLine = { folder: Folder; depth: number }

/** The folders in the order of a tree; those named, and what stands in them, are left out. */
export function treeLines(
  folders: Folder[],
  without: number[] = [],
  parent: number | null = null,
  depth = 0
): TreeLine[] {
  return folders
    .filter((folder) => folder.parentId === parent && !without.includes(folder.id))
    .flatMap((folder) => [{ folder, depth }, ...treeLines(folders, without, folder.id, depth + 1)])
}

/** The folders from the top down to this one. */
export function pathTo(folders: Folder[], id: number | null): Folder[] {
  const folder = folders.find((each) => each.id === id)
  return folder ? [...pathTo(folders, folder.parentId), folder] : []
}
