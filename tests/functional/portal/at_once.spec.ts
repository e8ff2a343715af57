import { test } from '@japa/runner'
import { emptyDatabase } from '#tests/helpers/database'
import { mailsTo } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import { Visitor } from '#tests/helpers/visitor'

test.group('Sign-in link opened in several browsers at once', (group) => {
  group.each.setup(emptyDatabase)
  group.each.teardown(emptyDatabase)

  test('signs in exactly one of them', async ({ assert }) => {
    const { email } = await person({ type: 'client' })
    const asking = new Visitor()
    await asking.open('/login/link/new')
    await asking.submit('post', '/login/link/new', { email })
    const link = (await mailsTo(email))[0]!.link!.split('#')[1]!
    const browsers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const visitor = new Visitor()
        await visitor.open('/login/link')
        return visitor
      })
    )
    const answers = await Promise.all(browsers.map((visitor) => visitor.submit('post', '/login/link', { link })))
    assert.lengthOf(
      answers.filter(({ headers }) => headers.location === '/main/client'),
      1
    )
  })
})
