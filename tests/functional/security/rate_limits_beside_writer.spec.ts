import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { countTry, forgetTries, setLimitStore, uncountTry } from '#app/core/limits/rate_limiter'
import { emptyDatabase } from '#tests/helpers/database'
import { until } from '#tests/helpers/until'

const LIMIT = { name: 'beside-writer', points: 3, seconds: 60 }

test.group('Limits while another process writes', (group) => {
  group.each.setup(async () => {
    setLimitStore('database')
    await emptyDatabase()
    return async () => {
      await emptyDatabase()
      setLimitStore('memory')
    }
  })

  test('are counted in the database by everything that counts', async ({ assert }) => {
    const { filename } = db.manager.get(db.primaryConnectionName)!.config.connection as { filename: string }
    const other = new Database(filename, { timeout: 0 })
    const counted = async () => Number((await db.from('rate_limits').first())?.points ?? 0)
    /** Begins while the other one holds the lock, and ends after it. */
    const beside = async (work: () => Promise<unknown>) => {
      other.exec('BEGIN IMMEDIATE')
      const working = work()
      let looks = 0
      await until(() => ++looks > 2, 'the first attempt')
      other.exec('COMMIT')
      await working
    }

    await beside(() => countTry(LIMIT, 'ana'))
    await beside(() => countTry(LIMIT, 'ana'))
    assert.equal(await counted(), 2)
    await beside(() => uncountTry(LIMIT, 'ana'))
    assert.equal(await counted(), 1)
    await beside(() => forgetTries(LIMIT, 'ana'))
    assert.equal(await counted(), 0)
    other.close()
  })
})
