import type { Knex } from 'knex'
import { freePath, safeName } from './file_names.js'
import { joinOn } from '#app/core/models/join_on'
import Document from '#app/documents/models/document'

/** A file that goes into the archive: the row that names it, where it lies here and where it lies in the archive. */
export interface ArchivedFile {
  table: string
  id: number
  store: 'documents' | 'proofs' | 'cfdi' | 'pictures'
  storageKey: string
  path: string
}

const PAGE = 200
const MAX_FOLDERS = 50

/** The files of a firm: documents by matter and folder, as people see them, then proofs and the pictures. */
export async function* archivedFiles(knex: Knex, firm: number): AsyncGenerator<ArchivedFile> {
  for (let last = 0; ;) {
    const matters = await knex('matters')
      .where('workspace_id', firm)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'reference', 'title')
    for (const matter of matters) yield* filesOfMatter(knex, matter)
    if (matters.length < PAGE) break
    last = Number(matters.at(-1).id)
  }
  yield* proofsOf(knex, firm)
  yield* xmlOf(knex, firm)
  const pictures = await knex('clients')
    .where('workspace_id', firm)
    .whereNotNull('picture')
    .orderBy('id')
    .select('id', 'picture')
  for (const { id, picture } of pictures)
    yield { table: 'clients', id: Number(id), store: 'pictures', storageKey: picture, path: `fotos/cliente-${id}.webp` }
  const { logo } = await knex('workspaces').where('id', firm).first('logo')
  if (logo) yield { table: 'workspaces', id: firm, store: 'pictures', storageKey: logo, path: 'fotos/logo.webp' }
}

/** Proofs of payments and expenses, told apart by their numbers: many have the same name. */
async function* proofsOf(knex: Knex, firm: number): AsyncGenerator<ArchivedFile> {
  for (let last = 0; ;) {
    const rows = await knex('billing_files')
      .where('workspace_id', firm)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
    for (const { id, name, storage_key: storageKey } of rows) {
      const path = `comprobantes/[${id}] ${safeName(name)}`
      yield { table: 'billing_files', id: Number(id), store: 'proofs', storageKey, path }
    }
    if (rows.length < PAGE) return
    last = Number(rows.at(-1).id)
  }
}

/** The XML of tax documents, by their UUID, which a firm has once. */
async function* xmlOf(knex: Knex, firm: number): AsyncGenerator<ArchivedFile> {
  for (let last = 0; ;) {
    const rows = await knex('cfdis').where('workspace_id', firm).where('id', '>', last).orderBy('id').limit(PAGE)
    for (const { id, uuid, storage_key: storageKey } of rows)
      yield { table: 'cfdis', id: Number(id), store: 'cfdi', storageKey, path: `cfdi/${uuid}.xml` }
    if (rows.length < PAGE) return
    last = Number(rows.at(-1).id)
  }
}

async function* filesOfMatter(knex: Knex, matter: { id: number; reference: string; title: string }) {
  const versions = await knex('document_versions')
    .join(...joinOn(Document, 'document_versions.document_id'))
    .where('document_versions.matter_id', matter.id)
    .orderBy(['documents.id', { column: 'document_versions.number', order: 'desc' }])
    .select('document_versions.id', 'storage_key', 'number', 'documents.name', 'folder_id', 'version_number', 'trashed')
  if (versions.length === 0) return
  const folders = await foldersOf(knex, matter.id)
  const home = `expedientes/${safeName(`${matter.reference} ${matter.title}`)} [${matter.id}]`
  const taken = new Set<string>()
  for (const each of versions) {
    const isCurrent = Number(each.number) === Number(each.version_number)
    const folder = [home, ...(Number(each.trashed) ? ['Papelera'] : []), ...(folders.get(Number(each.folder_id)) ?? [])]
    const name = isCurrent ? safeName(each.name) : withVersion(safeName(each.name), Number(each.number))
    const path = freePath(taken, [...folder, name].join('/'))
    yield {
      table: 'document_versions',
      id: Number(each.id),
      store: 'documents' as const,
      storageKey: each.storage_key,
      path,
    }
  }
}

function withVersion(name: string, number: number): string {
  const dot = name.lastIndexOf('.')
  const cut = dot > 0 ? dot : name.length
  return `${name.slice(0, cut)} v${number}${name.slice(cut)}`
}

/** The names that lead to each folder of a matter, from the top. */
async function foldersOf(knex: Knex, matterId: number): Promise<Map<number, string[]>> {
  const rows = await knex('document_folders').where('matter_id', matterId).select('id', 'parent_id', 'name')
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  const pathTo = (id: number) => {
    const names: string[] = []
    for (let at = byId.get(id); at && names.length < MAX_FOLDERS; at = byId.get(Number(at.parent_id)))
      names.unshift(safeName(at.name))
    return names
  }
  return new Map([...byId.keys()].map((id) => [id, pathTo(id)]))
}
