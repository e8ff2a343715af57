import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { makeFolders, type FolderPlan } from '#app/documents/actions/make_folders'
import { displayName } from '#app/documents/names/display_name'
import { templateSlot } from '#app/matter_templates/slots'

const MAX_FOLDERS = 100
const DEPTH = 6
const NAME = 120

const named = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const name = displayName(String(value), NAME)
  if (name === null) field.report('required', 'required', field)
  else field.mutate(name, field)
})

const shape = vine.create({
  folders: vine
    .array(
      vine.object({
        name: vine.string().maxLength(NAME).use(named()),
        depth: vine.number().withoutDecimals().min(0).max(DEPTH),
      })
    )
    .maxLength(MAX_FOLDERS),
})

/** A folder of the editor: how deep it stands below the one before it. */
type Line = { name: string; depth: number }

/** Lines with depths as a tree; a line that is too deep stands in the one before. */
export function treeOf(lines: Line[]): FolderPlan[] {
  const top: FolderPlan = { name: '', folders: [] }
  const open: FolderPlan[] = [top]
  for (const { name, depth } of lines) {
    open.length = Math.min(depth + 1, open.length)
    const folder: FolderPlan = { name, folders: [] }
    open.at(-1)!.folders!.push(folder)
    open.push(folder)
  }
  return top.folders!
}

/** The folders that a matter begins with. */
export const templateFolders = templateSlot({
  key: 'folders',
  order: 10,
  async validate(json, words) {
    const { folders } = await shape.validate(json ?? { folders: [] }, words)
    return folders.length > 0 ? { folders } : null
  },
  async apply(trx, { matter: { id: matterId, workspaceId }, payload: { folders }, author }) {
    await makeFolders(trx, author, { workspaceId, matterId, folderId: null }, treeOf(folders))
  },
})
