import vine from '@vinejs/vine'

const words = () => vine.string().nullable()

const document = () => ({
  source: vine.string(),
  slug: vine.string(),
  type: vine.string(),
  title: vine.string(),
  citation: vine.string(),
  publishedOn: words(),
  registration: words(),
  court: words(),
  url: words(),
})

export const librarySourcesShape = vine.create({
  items: vine.array(vine.object({ slug: vine.string(), name: vine.string() })),
})

export const libraryResultsShape = vine.create({
  items: vine.array(vine.object({ ...document(), snippet: words() })),
  paging: vine.object({ page: vine.number(), perPage: vine.number(), total: vine.number() }),
})

export const libraryDocumentShape = vine.create({ ...document(), text: vine.string() })

/** A document as a writ cites it. */
export const libraryCitationShape = vine.create({ citation: vine.string() })
