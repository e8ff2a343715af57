import { ReadingFault, type FaultReason } from '#app/documents/reading/extraction/fault'
import type { Comparison } from '#app/documents/reading/extraction/compare_texts'
import { askReader } from '#app/documents/reading/process/readers'
import { wholeText } from '#app/documents/reading/queries/version_text'

interface Compared {
  id: number
  number: number
  sha256: string
  textState: string
  textReason: string | null
}

/** What two versions of a document differ in, or why that cannot be said. */
export type VersionComparison =
  | { kind: 'identical' }
  | { kind: 'sameText' }
  | { kind: 'unread'; version: number; state: string; reason: string | null }
  | { kind: 'fault'; reason: FaultReason }
  | ({ kind: 'different' } & Comparison)

/** Compares the texts of two versions, word by word. */
export async function compareVersions(person: number, before: Compared, after: Compared): Promise<VersionComparison> {
  if (before.sha256 === after.sha256) return { kind: 'identical' }
  const unread = [before, after].find(({ textState }) => textState !== 'done')
  if (unread) return { kind: 'unread', version: unread.number, state: unread.textState, reason: unread.textReason }
  const [left, right] = [await wholeText(before), await wholeText(after)]
  if (left === right) return { kind: 'sameText' }
  const first = Buffer.from(left)
  try {
    const bytes = Buffer.concat([first, Buffer.from(right)])
    return { kind: 'different', ...(await askReader('compare', { person, bytes, options: { length: first.length } })) }
  } catch (error) {
    if (error instanceof ReadingFault) return { kind: 'fault', reason: error.reason }
    throw error
  }
}
