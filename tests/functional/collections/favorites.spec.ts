import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ManageFavorites } from '#app/collections/actions/manage_favorites'
import { savedAmong } from '#app/collections/queries/saved_among'
import { Refusal } from '#app/core/errors/refusal'
import { emptyDatabase } from '#tests/helpers/database'
import { person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { emptyLibrary, libraryOf } from '../research/searches/library.js'
import { office } from './saved_items.js'

const TITLES = ['SUSPENSIÓN PROVISIONAL FICTICIA.', 'PRUEBA PERICIAL FICTICIA.', 'NULIDAD DE NOTIFICACIONES FICTICIA.']

test.group('Favourite documents', (group) => {
  group.each.setup(emptyLibrary)

  const three = () => libraryOf(...TITLES.map((title) => ({ title })))

  test('are private: added with a star, listed and removed', async ({ client, assert }) => {
    const { lawyer, owner, as } = await office(client)
    const [one, other] = await three()
    const session = await as(lawyer)
    const added = await session.post('/search/favorites', { documentIds: [one!.id, other!.id] })
    added.assertStatus(200)
    const { props } = (await session.visit('/search/collections?tab=favorites')).body()
    assert.deepEqual(
      props.favorites.map(({ title, isGone }: { title: string; isGone: boolean }) => [title, isGone]),
      [
        [TITLES[1], false],
        [TITLES[0], false],
      ]
    )
    assert.equal(props.counts.favorites, 2)
    const theirs = (await (await as(owner)).visit('/search/collections?tab=favorites')).body().props
    assert.lengthOf(theirs.favorites, 0)

    ;(await session.delete(`/search/favorites/${one!.id}`)).assertStatus(200)
    assert.deepEqual([...(await savedAmong(lawyer.id, [one!.id, other!.id]))], [other!.id])
    ;(await session.delete(`/search/favorites/${one!.id}`)).assertStatus(404)
  })

  test('refuse a duplicate with CFO-500 but add the rest of several', async ({ client, assert }) => {
    const { reader, as } = await office(client)
    const documents = await three()
    const session = await as(reader)
    const ids = documents.map(({ id }) => id)
    ;(await session.post('/search/favorites', { documentIds: [ids[0]] })).assertStatus(200)
    const again = await session.post('/search/favorites', { documentIds: [ids[0]] })
    again.assertStatus(409)
    assert.equal(again.body().code, 'CFO-500')
    ;(await session.post('/search/favorites', { documentIds: ids })).assertStatus(200)
    assert.equal((await savedAmong(reader.id, ids)).size, 3)
  })

  test('are searched without regard to accents and filtered by source and kind', async ({ client, assert }) => {
    const { lawyer, as } = await office(client)
    const documents = await libraryOf(
      { title: 'SUSPENSIÓN PROVISIONAL FICTICIA.' },
      { title: 'AMPARO EN REVISIÓN 1/2024', kind: 'engrose' }
    )
    const session = await as(lawyer)
    await session.post('/search/favorites', { documentIds: documents.map(({ id }) => id) })
    const titles = async (query: string) => {
      const { props } = (await session.visit(`/search/collections?tab=favorites&${query}`)).body()
      return props.favorites.map(({ title }: { title: string }) => title)
    }
    assert.deepEqual(await titles('q=suspension+ficticia'), ['SUSPENSIÓN PROVISIONAL FICTICIA.'])
    assert.deepEqual(await titles('source=scjn&kind=engrose'), ['AMPARO EN REVISIÓN 1/2024'])
    assert.deepEqual(await titles('q=100%25'), [])
    assert.deepEqual(await titles('q=%20&kind[]=x&page=zz&source[]=a'), [documents[1]!.title, documents[0]!.title])
    const { props } = (await session.visit('/search/collections?tab=favorites')).body()
    assert.deepEqual(props.kinds, [
      { source: 'scjn', kind: 'engrose', total: 1 },
      { source: 'scjn', kind: 'tesis', total: 1 },
    ])
  })

  test('stay listed by name when the library no longer has the text', async ({ client, assert }) => {
    const { lawyer, as } = await office(client)
    const [document] = await three()
    const session = await as(lawyer)
    await session.post('/search/favorites', { documentIds: [document!.id] })
    await document!.delete()
    const { props } = (await session.visit('/search/collections?tab=favorites')).body()
    const [favorite] = props.favorites
    assert.include(favorite, { title: TITLES[0], isGone: true, href: null, documentId: null })
    ;(await session.delete(`/search/lost-favorites/${favorite.id}`)).assertStatus(200)
    assert.lengthOf(await db.from('favorites').where('user_id', lawyer.id), 0)
  })

  test('are refused to clients and visitors, and report invalid input', async ({ client, assert }) => {
    const { as, lawyer, workspace } = await office(client)
    const [document] = await three()
    const { readerOf } = await import('../research/searches/reader.js')
    const asClient = await readerOf(client, await person({ type: 'client' }), null)
    ;(await asClient.post('/search/favorites', { documentIds: [document!.id] })).assertStatus(403)
    const visitor = await readerOf(client, null, null)
    ;(await visitor.post('/search/favorites', { documentIds: [document!.id] })).assertStatus(401)
    const session = await as(lawyer)
    for (const documentIds of [[], ['x'], [-1], 'x', Array.from({ length: 101 }, (_, id) => id + 1)])
      (await session.post('/search/favorites', { documentIds })).assertStatus(422)
    ;(await session.post('/search/favorites', { documentIds: [999_999_999] })).assertStatus(404)
    ;(await session.delete('/search/favorites/abc')).assertStatus(404)
    assert.isOk(workspace)
  })

  test('are listed with the same number of queries however many there are', async ({ client, assert }) => {
    const { lawyer, as } = await office(client)
    const session = await as(lawyer)
    const count = () =>
      queriesOf(async () => (await session.visit('/search/collections?tab=favorites')).assertStatus(200))
    const [first, ...rest] = await libraryOf(
      ...Array.from({ length: 12 }, (_, n) => ({ title: `TESIS FICTICIA ${n}.` }))
    )
    await new ManageFavorites().add(lawyer.id, [first!.id])
    const few = await count()
    await new ManageFavorites().add(
      lawyer.id,
      rest.map(({ id }) => id)
    )
    const many = await count()
    assert.equal(many.length, few.length)
  })
})

test.group('Favourites added concurrently', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return () => emptyDatabase()
  })

  test('hold each text once after twenty simultaneous requests', async ({ assert }) => {
    const user = await person()
    const [document] = await libraryOf({ title: 'TESIS FICTICIA SOLICITADA.' })
    const adding = Array.from({ length: 20 }, () => new ManageFavorites().add(user.id, [document!.id]))
    const outcomes = await Promise.allSettled(adding)
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    assert.lengthOf(refused, 19)
    assert.isTrue(refused.every(({ reason }) => reason instanceof Refusal && reason.code === 'CFO-500'))
    assert.lengthOf(await db.from('favorites').where('user_id', user.id), 1)
  }).timeout(180_000)
})
