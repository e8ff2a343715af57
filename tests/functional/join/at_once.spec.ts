import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { emptyDatabase } from '#tests/helpers/database'
import { person } from '#tests/helpers/people'
import { application, atJoin, newEmail, otherThan, registered } from '#tests/helpers/registering'
import { Visitor } from '#tests/helpers/visitor'

test.group('Concurrent registrations', (group) => {
  group.each.setup(emptyDatabase)
  group.each.teardown(emptyDatabase)

  test('leave one account with the newest details and one open code for an address', async ({ assert }) => {
    const [email, known] = [newEmail(), await person()]
    for (const address of [email, known.email]) {
      const visitors = await Promise.all(Array.from({ length: 4 }, () => atJoin()))
      const answers = await Promise.all(
        visitors.map((visitor) => visitor.submit('post', '/join', application({ email: address })))
      )
      assert.deepEqual(
        answers.map(({ headers }) => headers.location),
        Array(4).fill('/join/verify')
      )
      const users = await User.query().where('email', address)
      assert.lengthOf(users, 1)
      assert.lengthOf(await db.from('registrations').where('user_id', users[0]!.id), 1)
      assert.lengthOf(await db.from('mailed_codes').where('user_id', users[0]!.id).whereNull('used_at'), 1)
    }
  })

  test('open the account once when a link is clicked several times', async ({ assert }) => {
    const { email, mail } = await registered()
    const visitors = await Promise.all(Array.from({ length: 4 }, () => atJoin()))
    const answers = await Promise.all(visitors.map((visitor) => visitor.json('post', mail.link!).catch(() => null)))
    assert.isAtMost(answers.filter((answer) => answer === null || answer.status < 400).length, 1)
    const { id } = await User.findByOrFail('email', email)
    const entries = await db.from('audit_entries').where({ action: 'user.verified', subject_id: String(id) })
    assert.lengthOf(entries, 1)
  })

  test('check at most five of many codes tried at once', async ({ assert }) => {
    const { visitor, email, mail } = await registered()
    const wrong = otherThan(mail.code!)
    const twins = Array.from({ length: 12 }, () => {
      const twin = new Visitor(Object.fromEntries(visitor.cookies))
      twin.csrf = visitor.csrf
      return twin
    })
    const answers = await Promise.all(twins.map((twin) => twin.json('post', '/join/verify', { code: wrong })))
    const codes = answers.map(({ body }) => body.code)
    assert.equal(codes.filter((code) => code === 'COD-500').length, 5)
    assert.equal(codes.filter((code) => code === 'COD-419').length, 7)
    const user = await User.findByOrFail('email', email)
    assert.isNull(user.emailVerifiedAt)
  })
})
