import { distinctTags, TAG_LENGTH } from '#app/clients/domain/client_tags'
import { MAX_TAGS } from '#app/clients/validators/client'
import { splitTags } from '#app/transfers/records/cells/cell_list'
import type { Findings } from '#app/transfers/records/findings'
import type { Cell, RowCells } from '#app/transfers/records/cells/row_cells'

/** Tags as the form takes them; one that is too long, and those beyond what a client can have, are put aside. */
export function clientTags(cells: RowCells, findings: Findings): string[] | undefined {
  const all = cells.all('tags').flatMap((cell) => splitTags(cell.text).map((text) => ({ ...cell, text })))
  const isLong = ({ text }: Cell) => text.length > TAG_LENGTH
  const tags = distinctTags(all.filter((tag) => !isLong(tag)).map(({ text }) => text))
  const aside = [...all.filter(isLong).map(({ text }) => text), ...tags.slice(MAX_TAGS)]
  if (aside.length > 0) findings.setAside('tags', { ...all[0]!, text: aside.join('; ') }, 'tag')
  return tags.length > 0 ? tags.slice(0, MAX_TAGS) : undefined
}
