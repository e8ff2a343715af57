import { test } from '@japa/runner'
import { fixturesIn, outcomeOf } from '#sources/contract/golden'
import source from '../source.js'

const fixtures = fixturesIn(new URL('../fixtures/', import.meta.url))

/** The document of a fixture, told by its name. */
function documentOf(name: string) {
  const fixture = fixtures.find((one) => one.name === name)
  const outcome = fixture ? outcomeOf(source, fixture.page) : null
  if (!outcome || !('document' in outcome)) throw new Error(`no document of ${name}`)
  return outcome.document
}

test.group('Supreme Court transports compared', () => {
  const usual = documentOf('tesis: undecima epoca in three parts')

  test('give the same thesis in the Semanario and the repository, except for the fingerprint', ({ assert }) => {
    const { fingerprint, ...document } = documentOf('tesis: same thesis from sjf2')
    const { fingerprint: own, ...expected } = usual
    assert.deepEqual(document, expected)
    assert.notEqual(fingerprint, own)
  })

  test('give the same thesis in the Buscador Jurídico and the repository, including the fingerprint', ({ assert }) => {
    assert.deepEqual(documentOf('tesis: same thesis from bj'), usual)
  })

  test('give a ruling the same name, text and filters in all three', ({ assert }) => {
    const [first, ...others] = ['from the repository', 'same from sjf2 weekly', 'same from bj'].map((name) =>
      documentOf(`ejecutoria: ${name}`)
    )
    for (const { title, body, facets, slug, citationKeys } of others)
      assert.deepEqual(
        { title, body, facets, slug, citationKeys },
        {
          title: first.title,
          body: first.body,
          facets: first.facets,
          slug: first.slug,
          citationKeys: first.citationKeys,
        }
      )
  })

  test('give an opinion the same name, text, citation and filters in both', ({ assert }) => {
    const [first, other] = ['from the repository', 'same from sjf2'].map((name) => documentOf(`voto: ${name}`))
    assert.equal(other.title, first.title)
    assert.equal(other.body, first.body)
    assert.equal(other.citation, first.citation)
    assert.deepEqual(other.facets, first.facets)
  })

  test('take the publication date from the Semanario, the only one to give it', ({ assert }) => {
    assert.equal(documentOf('tesis: weekly from sjf2 without place').publishedOn, '2026-07-10')
    assert.equal(documentOf('voto: same from sjf2').publishedOn, '2024-09-06')
  })
})
