import { NOTE_LENGTHS } from '#app/activities/domain/note_html'
import { fold } from '#app/core/text/fold'
import { TAG_LENGTH } from '#app/matters/actions/tag_matter_batch'
import type { Materia } from '#app/matters/domain/materias'
import { splitTags } from '#app/transfers/records/cells/cell_list'
import type { Findings } from '#app/transfers/records/findings'
import type { ImportContext } from '#app/transfers/records/import_field'
import { splitCaption, splitNames } from '#app/transfers/records/names/name_list'
import type { RowCells } from '#app/transfers/records/cells/row_cells'

const MAX_TAGS = 30

/** How a matter is called that the file gives no name: by its parties, else by its client and what it is about, else by its number. */
export function titleOf(cells: RowCells, clients: string[], parties: { role: string; name: string }[]): string {
  const own = cells.one('title') || cells.one('caption')
  if (own) return own
  const [one, other] = [parties[0]?.name, parties.find(({ role }) => role !== parties[0]?.role)?.name]
  if (one && other) return `${one} vs. ${other}`
  const who = one && clients[0] && fold(one) !== fold(clients[0]) ? `${clients[0]} vs. ${one}` : (clients[0] ?? one)
  return [who, cells.one('proceeding') || (who ? '' : cells.one('fileNumber'))].filter(Boolean).join(' – ')
}

/** Texts for notes: columns that are notes as they stand, others under their heading. */
export function notesOf(cells: RowCells): string[] {
  return cells.all('note').map(({ heading, text }) => {
    const isNote = /^(notas?|observacion(es)?|comentarios?|notes?|comments?|remarks)$/.test(fold(heading))
    return (isNote ? text : `${heading}: ${text}`).slice(0, NOTE_LENGTHS.text)
  })
}

/** Tags, apart by semicolons and lines; where there is no semicolon, by commas. */
export function tagsOf(cells: RowCells): string[] {
  const tags = cells.all('tags').flatMap(({ text }) => splitTags(text).map((tag) => tag.slice(0, TAG_LENGTH)))
  return [...new Map(tags.map((tag) => [fold(tag), tag])).values()].slice(0, MAX_TAGS)
}

/** Names of the clients: those of their column, else those of the party that the firm stands for. */
export function clientsOf(cells: RowCells, { options }: ImportContext, materia: Materia, findings: Findings): string[] {
  const named = cells.all('client').flatMap(({ field, text }) => {
    const list = splitNames(text)
    findings.warnOfNames(field, text, { ...list, hasMore: false })
    return list.names
  })
  if (named.length > 0 || !options.weAre) return named
  const column = cells.all(`party.${options.weAre}`)
  if (column.length > 0) return column.flatMap(({ text }) => splitNames(text).names)
  if (options.weAre === 'plaintiff' && materia === 'amparo')
    return cells.all('party.complainant').flatMap(({ text }) => splitNames(text).names)
  const caption = splitCaption(cells.one('caption') || cells.one('title'))
  return caption?.[options.weAre === 'plaintiff' ? 'plaintiffs' : 'defendants'].names ?? []
}
