import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { linesOfHtml } from '#app/court_lists/parsing/lines'
import { readList } from '#app/court_lists/parsing/read_list'

type List = { text: string[]; isHtml: boolean; keys: string[]; mentioned: string[] }

const FILE = new URL('../../fixtures/court_list_numbers.json', import.meta.url)
const LISTS = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, List>
/** The part of all case numbers that has to be read. */
const RECALL = 0.99

/** What stays of some keys when each of others is taken away once. */
function without(keys: string[], others: string[]): string[] {
  const left = [...others]
  return keys.filter((key) => {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

test.group('Case numbers of lists in many layouts', () => {
  test('are read, and nothing that is only mentioned becomes a case', ({ assert }) => {
    const missed: string[] = []
    const wrong: string[] = []
    let wanted = 0
    for (const [name, { text, isHtml, keys, mentioned }] of Object.entries(LISTS)) {
      const list = text.join('\n')
      const read = readList(isHtml ? linesOfHtml(list) : list).rows.map(({ caseKey }) => caseKey)
      wanted += keys.length
      missed.push(...without(keys, read).map((key) => `${name} ${key}`))
      wrong.push(...without(read, [...keys, ...mentioned]).map((key) => `${name} ${key}`))
    }
    assert.isAbove(wanted, 130)
    assert.isAtMost(missed.length / wanted, 1 - RECALL, missed.join(', '))
    assert.deepEqual(wrong, [])
  })
})
