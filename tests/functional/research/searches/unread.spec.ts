import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SearchEngine } from '#app/core/search/search_engine'
import { send } from '#tests/helpers/http'
import { pageIn } from '#tests/helpers/visitor'
import { emptyLibrary, engine, libraryOf } from './library.js'
import { lawyer } from './reader.js'

const UNREAD = { read: 2_000, of: 81_000 }

test.group('Search that did not read all texts', (group) => {
  group.each.setup(async () => {
    const rollback = await emptyLibrary()
    await libraryOf({ title: 'VINO TINTO FICTICIO' })
    const whole = await engine()
    const partial = Object.create(whole) as SearchEngine
    partial.search = async (request) => ({ ...(await whole.search(request)), unread: UNREAD })
    app.container.swap(SearchEngine, () => partial)
    return async () => {
      app.container.restore(SearchEngine)
      await rollback()
    }
  })

  test('says so beside the results of a source and of all sources', async ({ client, assert }) => {
    const reader = await lawyer(client)
    assert.containSubset(await reader.search('q="vino tinto"'), { found: { total: 1, unread: UNREAD } })
    const { results } = (await reader.visit('/search/b-search/results?q=vino')).body().props
    for (const one of results) assert.deepEqual(one.unread, UNREAD)
  })

  test('says so to visitors of the public library', async ({ assert }) => {
    const page = await send('/recursos-legales-gratuitos/buscador-juridico-mexico/scjn?q=vino')
    assert.deepEqual((pageIn(page.text).props.found as { unread: object }).unread, UNREAD)
  })
})
