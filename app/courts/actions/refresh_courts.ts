import type { Http } from '#sources/contract/contract'
import { readDirectory } from '#sources/cjf/directory'
import type { ImportOutcome } from '#app/core/catalogues'
import { importCourtLines } from './import_courts.js'

/** Brings the catalogue of courts up to date from the directory of the federal judiciary; circuits that do not answer keep theirs. */
export async function refreshCourts(
  http: Http,
  onFailed: (circuit: number, reason: string) => void
): Promise<ImportOutcome> {
  const lines: string[] = []
  for await (const { circuit, id, class: letter, name } of readDirectory(http, onFailed))
    lines.push([circuit, id, letter, name].join('\t'))
  return importCourtLines(lines, () => {})
}
