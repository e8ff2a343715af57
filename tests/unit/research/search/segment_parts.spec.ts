import { test } from '@japa/runner'
import fc from 'fast-check'
import { countBits, hasBit, setBit, slotsIn } from '#app/research/search/index/bits'
import { BlockCache } from '#app/research/search/index/block_cache'
import { BlockPacker, entriesOf, entryOf, unpacked } from '#app/research/search/index/blocks'
import { ByteList } from '#app/research/search/index/byte_list'
import { Lexicon } from '#app/research/search/words/lexicon'
import { addPostings, joinLists, PostingCursor, pushPosting } from '#app/research/search/index/posting_list'
import { VarintReader } from '#app/research/search/index/varint_reader'
import { wordsOf } from '#app/research/search/words/word_scanner'
import { WordTable } from '#app/research/search/index/word_table'

interface Posting {
  slot: number
  title: number
  body: number
}

const NUMBER = fc.oneof(fc.nat(200), fc.nat(2 ** 31 - 1))
const count = fc.oneof({ weight: 4, arbitrary: fc.nat(3) }, fc.nat(5_000))
const postings = fc
  .uniqueArray(
    fc.record({ slot: fc.nat(3_000), title: count, body: count }).filter(({ title, body }) => title + body > 0),
    { selector: ({ slot }) => slot, minLength: 1, maxLength: 40 }
  )
  .map((list) => list.sort((one, other) => one.slot - other.slot))

/** The list of postings whose slots are counted from the first of their segment. */
function listOf(entries: Posting[]): Uint8Array {
  const list = new ByteList()
  list.pushVarint(entries.at(-1)!.slot)
  entries.forEach(({ slot, title, body }, index) =>
    pushPosting(list, index === 0 ? slot : slot - entries[index - 1].slot - 1, title, body)
  )
  return list.bytes().slice()
}

function read(list: Uint8Array, first: number): Posting[] {
  const cursor = new PostingCursor(list, first)
  const found: Posting[] = []
  while (cursor.next()) found.push({ slot: cursor.slot, title: cursor.title, body: cursor.body })
  return found
}

test.group('Index segments', () => {
  test('decode numbers as written and can skip them', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(NUMBER, { minLength: 1 }), fc.nat(), (numbers, skipped) => {
        const list = new ByteList()
        for (const number of numbers) list.pushVarint(number)
        const reader = new VarintReader(list.bytes())
        const from = skipped % numbers.length
        reader.pass(from)
        for (const number of numbers.slice(from)) assert.equal(reader.next(), number)
        assert.isTrue(reader.isAtEnd)
      })
    )
  })

  test('return slots and counts of a posting list at any starting slot', ({ assert }) => {
    fc.assert(
      fc.property(postings, fc.nat(1_000), (entries, first) => {
        const expected = entries.map((entry) => ({ ...entry, slot: entry.slot + first }))
        assert.deepEqual(read(listOf(entries), first), expected)
      })
    )
  })

  test('search all documents, with titles weighted fourfold, or titles only', ({ assert }) => {
    fc.assert(
      fc.property(postings, fc.boolean(), (entries, titleOnly) => {
        const found = { bits: new Uint32Array(128), frequencies: new Float32Array(4_096) }
        addPostings(listOf(entries), 7, found, { titleOnly, weight: 1 })
        const counted = entries.filter(({ title }) => title > 0 || !titleOnly)
        assert.deepEqual(
          [...slotsIn(found.bits)],
          counted.map(({ slot }) => slot + 7)
        )
        for (const { slot, title, body } of counted)
          assert.equal(found.frequencies[slot + 7], 4 * title + (titleOnly ? 0 : body))
      })
    )
  })

  test('merge consecutive posting lists into the list of the merged segment', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(postings, { minLength: 1, maxLength: 4 }), fc.nat(100), (lists, first) => {
        const parts = lists.map((entries, index) => ({ bytes: listOf(entries), first: first + index * 3_001 }))
        const joined = new ByteList()
        joinLists(parts, first, joined)
        assert.deepEqual(
          read(joined.bytes(), first),
          parts.flatMap((part) => read(part.bytes, part.first))
        )
      })
    )
  })

  test('find a word in its block by its bytes, and no other', ({ assert }) => {
    const words = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), { minLength: 1 })
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 3_000 }), (list, size) => {
        const sorted = list.sort((one, other) => (one < other ? -1 : 1))
        const blocks: Buffer[] = []
        const packer = new BlockPacker((_, data) => blocks.push(unpacked(Buffer.from(data))))
        sorted.forEach((word, index) => packer.add(word, new Uint8Array(size).fill(index)))
        packer.finish()
        const entries = blocks.flatMap((block) => [...entriesOf(block)])
        assert.deepEqual(
          entries.map(({ word }) => word),
          sorted
        )
        sorted.forEach((word, index) => {
          const found = blocks.map((block) => entryOf(block, word)).filter((bytes) => bytes !== null)
          assert.deepEqual([found.length, found[0].length, found[0][0]], [1, size, index % 256])
        })
        assert.isTrue(blocks.every((block) => entryOf(block, 'x'.repeat(13)) === null))
      })
    )
  })

  test('count and list the slots of a set', ({ assert }) => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(319)), (slots) => {
        const bits = new Uint32Array(10)
        for (const slot of slots) setBit(bits, slot)
        assert.equal(countBits(bits), slots.length)
        assert.deepEqual(
          [...slotsIn(bits)],
          slots.sort((one, other) => one - other)
        )
        for (let slot = 0; slot < 320; slot++) assert.equal(hasBit(bits, slot), slots.includes(slot))
      })
    )
  })

  test('cache blocks and drop the least recently used', ({ assert }) => {
    const cache = new BlockCache(1_000)
    const reads: number[] = []
    const take = (number: number) => cache.take(number, () => (reads.push(number), Buffer.alloc(400)))
    for (const number of [1, 2, 1, 3, 1, 2]) take(number)
    assert.deepEqual(reads, [1, 2, 3, 2])
    assert.isFalse(cache.hasRoom)
  })

  test('number the forms of the words in a text', ({ assert }) => {
    const lexicon = new Lexicon()
    const table = new WordTable(lexicon)
    const texts = fc.array(
      fc.oneof(fc.constantFrom('Juez', 'JUEZ ', 'juéz, ', 'año-', 'ano.', ' '), fc.string({ unit: 'binary' }))
    )
    fc.assert(
      fc.property(texts, (pieces) => {
        const text = pieces.join('')
        const forms: string[] = []
        table.scan(text, (word) => forms.push(table.words[word].folded))
        assert.deepEqual(
          forms,
          wordsOf(text).map((word) => lexicon.word(word).folded)
        )
      })
    )
    assert.equal(new Set(table.words.map(({ folded }) => folded)).size, table.words.length)
  })
})
