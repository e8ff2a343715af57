import vine from '@vinejs/vine'
import { strictId } from '#app/core/validators/fields'

const words = () => vine.string().nullable()
const moment = () => vine.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const document = () => ({
  id: strictId(),
  matterId: strictId(),
  folderId: strictId().nullable(),
  name: vine.string(),
  mime: vine.string(),
  size: vine.number(),
  versionNumber: vine.number(),
  isShared: vine.boolean({ strict: true }),
  updatedAt: moment(),
})

export const documentShape = vine.create(document())

export const documentsShape = vine.create({
  items: vine.array(vine.object(document())),
  paging: vine.object({ page: vine.number(), perPage: vine.number(), total: vine.number() }),
})

export const versionsShape = vine.create(
  vine.array(
    vine.object({
      number: vine.number(),
      mime: vine.string(),
      size: vine.number(),
      sha256: vine.string(),
      originalName: vine.string(),
      comment: words(),
      uploadedBy: vine.object({ id: strictId(), name: vine.string() }).nullable(),
      createdAt: moment(),
    })
  )
)
