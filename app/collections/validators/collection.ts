import vine from '@vinejs/vine'
import { id, ids, line, text } from '#app/core/validators/fields'
import { LENGTHS_KEPT, LIMITS } from '#app/collections/domain/limits'

const documentIds = () => ids(LIMITS.added)
const name = () => line(LENGTHS_KEPT.name)
const description = () => text(LENGTHS_KEPT.description).optional()

export const SHARINGS = ['private', 'read', 'edit'] as const

/** With `documentIds`, the new collection holds them from the beginning. */
export const newCollectionValidator = vine.create({
  name: name(),
  description: description(),
  documentIds: documentIds().optional(),
  note: text(LENGTHS_KEPT.note).optional(),
  passage: text(LENGTHS_KEPT.passage).optional(),
  paragraph: vine.number().withoutDecimals().min(0).optional(),
})

export const editCollectionValidator = vine.create({ name: name(), description: description(), version: id() })

export const sharingValidator = vine.create({ sharing: vine.enum(SHARINGS) })

export const addItemsValidator = vine.create({
  documentIds: documentIds(),
  note: text(LENGTHS_KEPT.note).optional(),
  passage: text(LENGTHS_KEPT.passage).optional(),
  paragraph: vine.number().withoutDecimals().min(0).optional(),
})

export const editItemValidator = vine.create({ note: text(LENGTHS_KEPT.note).optional() })

/** `after` is the item that comes before it then; left out, it becomes the first. */
export const moveItemValidator = vine.create({ item: id(), after: id().optional() })

export const restoreItemsValidator = vine.create({ items: ids(LIMITS.items) })

export const favoritesValidator = vine.create({ documentIds: documentIds() })
