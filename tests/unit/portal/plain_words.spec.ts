import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { asRead, readability, syllablesIn } from './plain_words.js'

const read = (path: string) =>
  JSON.parse(readFileSync(`inertia/i18n/es/${path}.json`, 'utf8')) as Record<string, string>

/** What a client reads: all that is written for them, and the words for the state of a matter. */
const texts = {
  ...read('portal'),
  ...read('portal_link'),
  ...Object.fromEntries(Object.entries(read('mails_portal')).filter(([key]) => key.endsWith('.body'))),
  ...Object.fromEntries(Object.entries(read('matters')).filter(([key]) => key.startsWith('matters.client.means'))),
}

/** Shorter ones are labels: the index says nothing of two words. */
const SENTENCE = 6
const EASY = 60

test.group('Portal texts', () => {
  test('are easy to read, each and all together', ({ assert }) => {
    const sentences = Object.entries(texts).map(([key, text]) => [key, asRead(text)] as const)
    const long = sentences.filter(([, text]) => text.split(/\s+/).length >= SENTENCE)
    assert.isAbove(long.length, 30)
    const hard = long
      .filter(([, text]) => readability(text) < EASY)
      .map(([key, text]) => `${key}: ${readability(text).toFixed(0)}`)
    assert.deepEqual(hard, [])
    assert.isAtLeast(readability(long.map(([, text]) => text).join(' ')), EASY)
  })

  test('address the client as «usted»', ({ assert }) => {
    const familiar = Object.entries(texts).filter(([, text]) =>
      /\b(tú|tu|tus|te|tienes|puedes|debes|contigo|tuyo)\b/i.test(text)
    )
    assert.deepEqual(familiar, [])
  })

  test('are measured by Spanish syllables and the readability formula', ({ assert }) => {
    const known = {
      sol: 1,
      casa: 2,
      día: 2,
      aéreo: 4,
      juicio: 2,
      guerra: 2,
      queso: 2,
      ley: 1,
      audiencia: 3,
      hoy: 1,
      caer: 2,
    }
    for (const [word, count] of Object.entries(known)) assert.equal(syllablesIn(word), count, word)
    assert.closeTo(readability('El sol sale hoy.'), 206.84 - (60 * 5) / 4 - 1.02 * 4, 0.001)
    assert.isBelow(readability('La interposición extemporánea imposibilita jurisdiccionalmente la procedencia.'), 0)
  })
})
