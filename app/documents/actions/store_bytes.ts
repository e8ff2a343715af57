import { writeFile } from 'node:fs/promises'
import type { Author } from '#app/core/audit/author'
import type Document from '#app/documents/models/document'
import { dropArrival, newArrival } from '#app/documents/receiving/arriving'
import { inspectFile } from '#app/documents/receiving/inspect_file'
import type Matter from '#app/matters/models/matter'
import { StoreDocument, type Placed } from './store_document.js'

/** Keeps what the program made, or has in memory, as a document of a matter. Throws DocumentProblem like any upload. */
export async function storeBytes(
  author: Author,
  matter: Matter,
  { name, bytes }: { name: string; bytes: Buffer },
  placed: Placed
): Promise<Document> {
  const path = await newArrival()
  try {
    await writeFile(path, bytes)
    return await new StoreDocument().handle(author, matter, await inspectFile(path, name), placed)
  } finally {
    await dropArrival(path)
  }
}
