import type { Comparison } from '~/features/research/laws/types'

export type ChangeRun = Comparison['changes'][number]['runs'][number]

/** A paragraph of the earlier text and the one of the later text that stands beside it; a side that has none is empty. */
export interface AlignedRow {
  before: ChangeRun[]
  after: ChangeRun[]
}

/** The runs of a comparison as paragraphs side by side: they go on together where a paragraph ends in both texts. */
export function alignedRows(runs: ChangeRun[]): AlignedRow[] {
  const rows: AlignedRow[] = [{ before: [], after: [] }]
  for (const { text, change } of runs) {
    for (const [place, line] of text.split('\n').entries()) {
      if (place > 0) endParagraph(rows, change)
      if (line) put(rows.at(-1)!, { text: line, change })
    }
  }
  return rows.filter(({ before, after }) => before.length + after.length > 0)
}

/** A paragraph that ends in one text only begins a new row if the other text has nothing in this one. */
function endParagraph(rows: AlignedRow[], change: ChangeRun['change']) {
  const { before, after } = rows.at(-1)!
  const other = change === 'added' ? before : after
  if (change === null || other.length === 0) rows.push({ before: [], after: [] })
  else put(rows.at(-1)!, { text: '\n', change })
}

function put({ before, after }: AlignedRow, run: ChangeRun) {
  if (run.change !== 'added') before.push(run)
  if (run.change !== 'removed') after.push(run)
}
