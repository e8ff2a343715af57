import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { CATALOGUE, type RefusalName } from '#app/core/errors/catalogue'
import { Refusal } from '#app/core/errors/refusal'
import { catalogue, LANGUAGES } from '#app/core/messages/catalogue'

const { codes } = JSON.parse(readFileSync('tests/spec/errors.json', 'utf8')) as {
  codes: { code: string; http: number }[]
}
const ours = Object.values(CATALOGUE).map(({ code, status }) => ({ code, http: status }))
const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1)

test.group('Error catalogue', () => {
  test('has the specified codes with their HTTP status, and no others', ({ assert }) => {
    const specified = codes.map(({ code, http }) => ({ code, http }))
    assert.deepEqual(ours.toSorted(byCode), specified.toSorted(byCode))
  })

  test('assigns each code to one refusal', ({ assert }) => {
    assert.lengthOf(new Set(ours.map(({ code }) => code)), ours.length)
  })

  for (const language of LANGUAGES) {
    test(`has a text for every code in ${language}, and none for others`, ({ assert }) => {
      const said = Object.keys(catalogue(language)).filter((id) => id.startsWith('errors.'))
      assert.sameMembers(
        said,
        ours.map(({ code }) => `errors.${code}`)
      )
    })
  }

  test('puts code, status and text parameters in a refusal', ({ assert }) => {
    for (const [name, { code, status }] of Object.entries(CATALOGUE)) {
      const refusal = new Refusal(name as RefusalName, { count: 3 })
      assert.deepInclude(refusal, { code, status, refusal: name, params: { count: 3 } })
      assert.instanceOf(refusal, Error)
    }
  })
})
