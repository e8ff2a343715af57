import { writeFile } from 'node:fs/promises'
import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { AddVersion } from '#app/documents/actions/add_version'
import { storeBytes } from '#app/documents/actions/store_bytes'
import Document from '#app/documents/models/document'
import { dropArrival, newArrival } from '#app/documents/receiving/arriving'
import { inspectFile } from '#app/documents/receiving/inspect_file'
import Matter from '#app/matters/models/matter'
import type Workspace from '#app/workspaces/models/workspace'
import { DEMO_DOCUMENTS, type DemoDocument, type Making } from './demo_documents.js'
import { docxOf } from './files/docx_of.js'
import { pdfOf } from './files/pdf_of.js'

const MAKERS: Record<Making, (text: string) => Buffer | Promise<Buffer>> = {
  pdf: pdfOf,
  docx: docxOf,
  xlsx: xlsxOf,
  plain: (text) => Buffer.from(text),
}

/** Puts the documents of the demo into its first matters, as uploads would; those that are there already stay. */
export async function seedDocuments(workspace: Workspace, owner: User): Promise<void> {
  const matters = await Matter.in(workspace).orderBy('number')
  const author: Author = { userId: owner.id, kind: 'user', ip: null, requestId: null }
  const known = new Set((await Document.in(workspace)).map(({ matterId, name }) => `${matterId} ${name}`))
  for (const document of DEMO_DOCUMENTS) {
    const matter = matters[document.matter]
    if (matter && !known.has(`${matter.id} ${document.name}`)) await seedOne(author, matter, document)
  }
}

async function seedOne(author: Author, matter: Matter, demo: DemoDocument): Promise<void> {
  const { matter: _, name, making, text, amended, ...placed } = demo
  const document = await storeBytes(
    author,
    matter,
    { name, bytes: await MAKERS[making](text) },
    { folderId: null, ...placed }
  )
  if (!amended) return
  const path = await newArrival()
  try {
    await writeFile(path, await MAKERS[making](amended.text))
    const note = { comment: amended.comment, origin: 'firm' as const }
    await new AddVersion().handle(author, { matter, document }, await inspectFile(path, name), note)
  } finally {
    await dropArrival(path)
  }
}

/** A workbook of one sheet; figures become numbers. */
async function xlsxOf(csv: string): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const cell = (text: string) =>
    /^\d+$/.test(text) ? { type: Number, value: Number(text) } : { type: String, value: text }
  const rows = csv.split('\n').map((line) => line.split(',').map(cell))
  return writeExcelFile(rows, { sheet: 'Inventario' }).toBuffer()
}
