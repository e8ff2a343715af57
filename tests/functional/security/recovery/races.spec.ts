import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { setLimitStore } from '#app/core/limits/rate_limiter'
import type User from '#app/accounts/models/user'
import { emptyDatabase } from '#tests/helpers/database'
import { JSON_HEADERS } from '#tests/helpers/http'
import { mailsTo } from '#tests/helpers/mailbox'
import { person, PASSWORD } from '#tests/helpers/people'
import { signIn, Visitor } from '#tests/helpers/visitor'

async function recordInJson(visitor: Visitor, path: string, body: object) {
  const headers = { ...JSON_HEADERS, 'x-csrf-token': visitor.csrf }
  const { status, text } = await visitor.ask(path, 'POST', headers, JSON.stringify(body))
  return status === 302 ? 'done' : String(JSON.parse(text).code)
}

async function at(path: string) {
  const visitor = new Visitor()
  await visitor.open(path)
  return visitor
}

const tokenTo = async (email: string) => (await mailsTo(email))[0]!.link!.split('#')[1]!

test.group('Concurrent recovery attempts', (group) => {
  group.each.setup(async () => {
    setLimitStore('memory')
    await emptyDatabase()
  })
  group.each.teardown(() => emptyDatabase())

  test('set the password once through one link', async ({ assert }) => {
    const user = await person({}, true)
    await (await at('/password-recovery')).submit('post', '/password-recovery', { email: user.email })
    const link = await tokenTo(user.email)
    const visitors = [await at('/password-change'), await at('/password-change'), await at('/password-change')]
    const passwords = ['velero trueno mesa', 'cactus lluvia vidrio', 'bruma teja limonero']
    const answers = await Promise.all(
      visitors.map((visitor, n) => recordInJson(visitor, '/password-change', { link, password: passwords[n] }))
    )
    assert.deepEqual([...answers].sort(), ['COD-500', 'COD-500', 'done'])
    await user.refresh()
    assert.isTrue(await user.hasPassword(passwords[answers.indexOf('done')]!))
    assert.lengthOf(await db.from('audit_entries').where('action', 'password.recovered'), 1)
    assert.lengthOf(
      (await mailsTo(user.email)).filter(({ kind }) => kind === 'password_changed'),
      1
    )
  })

  test('check at most five wrong codes', async ({ assert }) => {
    const user = await person({}, true)
    await (await at('/password-recovery')).submit('post', '/password-recovery', { email: user.email })
    const code = (await mailsTo(user.email))[0]!.code === '123456' ? '654321' : '123456'
    const visitor = await at('/password-change')
    const body = { email: user.email, code, password: 'velero trueno mesa' }
    const answers = await Promise.all(Array.from({ length: 12 }, () => recordInJson(visitor, '/password-change', body)))
    assert.lengthOf(
      answers.filter((answer) => answer === 'COD-500'),
      5
    )
    assert.lengthOf(
      answers.filter((answer) => answer === 'COD-419'),
      7
    )
  })

  test('give one address to one person and answer AUTH-400 to the other', async ({ assert }) => {
    const people = [await person({}, true), await person({}, true)]
    const links: string[] = []
    for (const one of people) {
      const visitor = await signIn(one)
      const confirmation = { password: PASSWORD }
      await visitor.submit('post', '/settings/email-change', { email: 'comun@ejemplo.mx', confirmation })
      links.push(await tokenTo('comun@ejemplo.mx'))
    }
    const visitors = [await at('/email-change'), await at('/email-change')]
    const answers = await Promise.all(
      visitors.map((visitor, n) => recordInJson(visitor, '/email-change', { link: links[n] }))
    )
    assert.sameMembers(answers, ['done', 'AUTH-400'])
    await Promise.all(people.map((one: User) => one.refresh()))
    assert.lengthOf(
      people.filter(({ email }) => email === 'comun@ejemplo.mx'),
      1
    )
  })
})
