import { lineOf } from '#sources/text/plain_text'
import { unaccented } from '#sources/text/spanish'
import { hasClass, rawText, within } from '#sources/cjf/reading/html_tree'
import type { HtmlNode } from '#sources/cjf/reading/html_tree'
import type { Entry, Section } from '#sources/cjf/records'

/**
 * The sections of the "Captura de Información" panel. It repeats them for every party; what is told of several in the same words counts once.
 * Labels repeat within a section: entries that were captured together stay together.
 */
export function sectionsOf(page: HtmlNode): Section[] {
  const sections = new Map<string, Section>()
  for (const table of within(page, (node) => node.tag === 'table' && hasClass(node, 'div_principal'))) {
    const section = sectionOf(table)
    if (section.groups.length) sections.set(JSON.stringify(section), section)
  }
  return [...sections.values()]
}

/** How many parties the panel has. Their names are never read: the site masks them, and does not always. */
export function partiesOf(page: HtmlNode): number {
  return [...within(page, (node) => hasClass(node, 'accordionHeader'))].length
}

/** The values beside a label, in their order and without repetitions. Blanks, accents, capitals and a final full stop make no difference. */
export function valuesOf(sections: Section[], label: string | RegExp): string[] {
  const meets = typeof label === 'string' ? (key: string) => key === keyOf(label) : (key: string) => label.test(key)
  const entries = sections.flatMap(({ groups }) => groups.flat())
  return [...new Set(entries.filter((entry) => meets(keyOf(entry.label))).map(({ value }) => value))]
}

function keyOf(label: string): string {
  return unaccented(label)
    .replace(/\s+/g, ' ')
    .replace(/[.:\s]+$/, '')
    .trim()
}

function sectionOf(table: HtmlNode): Section {
  const section: Section = { title: '', groups: [] }
  let group: Entry[] = []
  const end = () => {
    if (group.length) section.groups.push(group)
    group = []
  }
  for (const row of within(table, ({ tag }) => tag === 'tr')) {
    if (hasClass(row, 'colapsable_vc')) section.title ||= lineOf(rawText(row))
    else if (hasClass(row, 'fila_agregada')) end()
    else {
      const entry = entryOf(row)
      if (entry) group.push(entry)
    }
  }
  end()
  return section
}

/** Rows that hold tables are frames; entries have two cells. */
function entryOf(row: HtmlNode): Entry | null {
  const cells = row.children.filter(({ tag }) => tag === 'td')
  if (cells.length !== 2 || !within(row, ({ tag }) => tag === 'table').next().done) return null
  const [label, value] = cells.map((cell) => lineOf(rawText(cell)))
  return label && value ? { label: label.replace(/[:\s]+$/, ''), value } : null
}
