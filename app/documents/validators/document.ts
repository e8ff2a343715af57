import vine from '@vinejs/vine'
import { confirmation } from '#app/accounts/validators/confirmation'
import { id, ids, LENGTHS, line, text } from '#app/core/validators/fields'

/** Most documents and folders that are chosen at once. */
const BATCH = 500
const PATH = 1_000
const COMMENT = 500
const NOTE = 300

/** Names keep every character that was typed; what is dangerous in them is made safe where they are kept. */
const name = () => vine.string().maxLength(PATH)

const placement = () => ({
  folderId: id().optional(),
  path: vine.string().maxLength(PATH).optional(),
  comment: text(COMMENT).optional(),
  onConflict: vine.enum(['number', 'version'] as const).optional(),
})

export const placementValidator = vine.create(placement())

export const uploadValidator = vine.create({
  ...placement(),
  name: name(),
  documentId: id().optional(),
})

export const versionValidator = vine.create({ comment: text(COMMENT).optional() })

export const renameValidator = vine.create({ name: name(), version: id() })

export const folderValidator = vine.create({ name: name(), parentId: id().optional() })

export const chosenValidator = vine.create({ documents: ids(BATCH).optional(), folders: ids(BATCH).optional() })

/** Whoever removes files for good shows that it is them. */
export const emptyingValidator = vine.create({ confirmation: confirmation() })

export const moveValidator = vine.create({
  documents: ids(BATCH).optional(),
  folders: ids(BATCH).optional(),
  folderId: id().optional(),
})

export const shareValidator = vine.create({ documents: ids(BATCH) })

export const checkoutValidator = vine.create({ note: line(NOTE).optional() })

export const tagsValidator = vine.create({ tags: vine.array(line(LENGTHS.short)).maxLength(30) })

export const conflictsValidator = vine.create({
  folderId: id().optional(),
  paths: vine.array(vine.string().maxLength(2 * PATH)).maxLength(1_000),
})
