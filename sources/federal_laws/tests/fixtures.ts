import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Fixture } from '#sources/contract/golden'

const folder = new URL('../fixtures/ley/', import.meta.url)

/** The invented texts of this source: above the first empty line what the listing told, under it the text. */
export function lawFixtures(): Fixture[] {
  const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.txt'))
  return names.sort().map((name) => {
    const [ref, shows] = name.split('.')
    const path = fileURLToPath(new URL(name, folder))
    const [head, ...rest] = readFileSync(path, 'utf8').split(/^\n|\n\n/)
    return {
      name: shows.replaceAll('_', ' '),
      page: {
        kind: 'ley',
        externalId: ref,
        url: `https://www.diputados.gob.mx/LeyesBiblio/doc/${ref.toUpperCase()}.doc`,
        contentType: 'text/plain; charset=utf-8',
        etag: null,
        body: Buffer.from(rest.join('\n\n').trim()),
        context: contextOf(head),
      },
      goldenPath: path.replace(/\.txt$/, '.golden.json'),
    }
  })
}

function contextOf(head: string): Record<string, string> {
  const pairs = head.split('\n').filter(Boolean)
  return Object.fromEntries(
    pairs.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)])
  )
}
