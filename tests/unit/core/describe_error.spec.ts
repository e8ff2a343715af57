import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { describeError, reasonOf } from '#app/core/errors/describe_error'
import loggerConfig from '#config/logger'

const SECRET = "Ana Confidencial - O'Farrill"

/** What the database says of a statement with a secret in it. */
const refused = () =>
  db
    .table('users_that_are_not_there')
    .insert({ name: SECRET })
    .then(
      () => null,
      (error: unknown) => error
    )

test.group('Error description', () => {
  test('omits the statement of a refused query and the values bound to it', async ({ assert }) => {
    const error = (await refused()) as Error
    assert.include(error.message, 'Confidencial')
    const described = describeError(error)
    assert.notInclude(JSON.stringify(described), 'Confidencial')
    assert.isNotEmpty(described.message)
    assert.match(described.stack!, /^\s+at /)
    assert.notInclude(reasonOf(error), 'Confidencial')
  })

  test('omits the values that MySQL quotes, and keeps the names of keys', ({ assert }) => {
    const message = `insert into \`users\` (\`email\`) values ('${SECRET}') - Duplicate entry '${SECRET}' for key 'users.users_email_unique'`
    const sqlMessage = `Duplicate entry '${SECRET}' for key 'users.users_email_unique'`
    const error = Object.assign(new Error(message), { code: 'ER_DUP_ENTRY', sql: message, sqlMessage })
    const described = describeError(error)
    assert.notInclude(JSON.stringify(described), 'Confidencial')
    assert.equal(described.message, "Duplicate entry '…' for key 'users.users_email_unique'")
    assert.equal(described.code, 'ER_DUP_ENTRY')
  })

  test('omits values in the causes of an error, and every other property', async ({ assert }) => {
    const error = Object.assign(new Error('a turn failed', { cause: await refused() }), { bindings: [SECRET] })
    assert.notInclude(JSON.stringify(describeError(error)), 'Confidencial')
    assert.equal(describeError(error).message, 'a turn failed')
  })

  test('keeps the message of an error that is not of the database', ({ assert }) => {
    assert.equal(reasonOf(new TypeError("Cannot read 'id' - of undefined")), "Cannot read 'id' - of undefined")
    assert.equal(reasonOf(undefined), 'unknown')
    assert.equal(reasonOf('x'.repeat(9), 4), 'xxxx')
  })

  test('is what the log writes of an error', ({ assert }) => {
    assert.equal(loggerConfig.loggers.app.serializers!.err, describeError)
  })
})
